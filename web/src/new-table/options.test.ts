import { expect, test } from "vitest";
import { optionsOf } from "./options.ts";

test("options are found behind the reference, with their bounds and values", () => {
  const schema = {
    $ref: "#/$defs/Some",
    $defs: {
      Some: {
        properties: {
          partners: { default: true },
          start: { default: "lot", enum: ["first_seat", "lot"] },
          target: { default: 19, minimum: 1, maximum: 99 },
          asked_of_nobody: {},
        },
      },
    },
  };

  const options = optionsOf(schema);

  expect(options.map(({ name, usual }) => [name, usual])).toEqual([
    ["partners", true],
    ["start", "lot"],
    ["target", 19],
  ]);
  expect(options[1]?.values).toEqual(["lot", "first_seat"]);
  expect(options[2]).toMatchObject({ least: 1, most: 99 });
});
