import { expect, test } from "vitest";
import { optionsOf } from "./options.ts";

test("options are found behind the reference, with their bounds", () => {
  const schema = {
    $ref: "#/$defs/Some",
    $defs: {
      Some: {
        properties: {
          partners: { default: true },
          target: { default: 19, minimum: 1, maximum: 99 },
          asked_of_nobody: {},
        },
      },
    },
  };

  const options = optionsOf(schema);

  expect(options.map(({ name, usual }) => [name, usual])).toEqual([
    ["partners", true],
    ["target", 19],
  ]);
  expect(options[1]).toMatchObject({ least: 1, most: 99 });
});
