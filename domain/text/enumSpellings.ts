import { USER_STATUS_SPELLINGS } from '../generated/constants.gen.ts';

/** Other ways to write the values of an enumeration, in small letters. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = { UserStatus: USER_STATUS_SPELLINGS };

/**
 * The value that a text stands for: `unactive` and `INACTIVE` are `Inactive` (000 §3, resolution Q29). What is no spelling
 * of any value stays as it is, and is refused where values are judged.
 */
export function spelledAs(enumName: string | undefined, text: string): string {
  const known = enumName === undefined ? undefined : spellings[enumName];
  if (known === undefined) return text;
  const small = text.trim().toLowerCase();
  return known[small] ?? Object.values(known).find((value) => value.toLowerCase() === small) ?? text;
}

/** Whether there is more than one way to write the values of an enumeration. */
export function hasSpellings(enumName: string): boolean {
  return Object.hasOwn(spellings, enumName);
}
