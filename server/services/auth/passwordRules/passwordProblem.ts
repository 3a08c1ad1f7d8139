import { passwordLength } from '#domain/auth/passwordLength.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isMadeOfNames } from './madeOfNames.ts';

/** What a new password takes; the texts of the interface say each in words (`code.…` in `errors.json`). */
export type PasswordProblem =
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCommon'
  | 'passwordOfNames';

/** What is wrong with a new password; null when nothing is. `names`: the organisation's, and the person's own with their address. */
export async function passwordProblem(
  password: unknown,
  names: readonly (string | null | undefined)[],
): Promise<PasswordProblem | null> {
  if (typeof password !== 'string' || password === '') return 'passwordRequired';
  const { length } = [...password];
  if (length < passwordLength.min) return 'passwordShort';
  if (length > passwordLength.max) return 'passwordLong';
  if (await isCommonPassword(password)) return 'passwordCommon';
  const known = names.filter((name) => typeof name === 'string');
  return isMadeOfNames(password, known) ? 'passwordOfNames' : null;
}
