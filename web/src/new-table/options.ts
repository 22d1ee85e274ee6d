/** A game's options as its JSON Schema describes them. */

export type OptionValue = boolean | number | string;

export interface Option {
  name: string;
  usual: OptionValue;
  /** What may be chosen, if it is one of a few. */
  values: string[];
  least: number;
  most: number;
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  default?: OptionValue;
  enum?: string[];
  minimum?: number;
  maximum?: number;
}

/** The options in the order of the schema; what is left out of it is not asked. */
export function optionsOf(schema: Schema): Option[] {
  const name = schema.$ref?.split("/").at(-1);
  const root = name ? schema.$defs?.[name] : schema;
  return Object.entries(root?.properties ?? {}).flatMap(([option, part]) =>
    part.default === undefined ? [] : [optionOf(option, part.default, part)],
  );
}

/** The schema lists them by their letters. */
function usualFirst(values: string[], usual: OptionValue): string[] {
  return [...values].sort((one, other) => Number(other === usual) - Number(one === usual));
}

function optionOf(name: string, usual: OptionValue, part: Schema): Option {
  return {
    name,
    usual,
    values: usualFirst(part.enum ?? [], usual),
    least: part.minimum ?? 0,
    most: part.maximum ?? Number.MAX_SAFE_INTEGER,
  };
}
