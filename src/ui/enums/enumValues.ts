import { type EnumName, enums } from '#src/generated/enums.gen.ts';

const isEnum = (name: string): name is EnumName => name in enums;

/** Values of an enumeration in the spec's order; none for a name that is no enumeration. */
export function valuesOfEnum(name: string): string[] {
  return isEnum(name) ? Object.keys(enums[name]) : [];
}

/** The meaning that the spec gives a value; empty when it gives none. */
export function toneOf(name: string, value: string): string {
  return isEnum(name) ? (enums[name][value] ?? '') : '';
}
