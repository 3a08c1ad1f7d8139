import { passwordLength } from '#domain/auth/passwordLength.ts';

/** Those most often found in leaks come first in the library's list. */
const NAME = 'passwords-common';
let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether the password is among those that are tried first: the ten thousand most common, and some forty thousand more. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.toLowerCase());
}

/** Loaded when somebody first chooses a password: unpacking takes a while. Shorter ones are refused for their length. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary[NAME].map(String).filter(({ length }) => length >= passwordLength.min));
}
