import { describe, expect, it } from 'vitest';
import { languages } from '#domain/generated/constants.gen.ts';
import { refusalText } from '#server/platform/texts/refusals.ts';
import { type PasswordProblem, passwordProblem } from './passwordProblem.ts';

const passwordMessage = (reason: PasswordProblem, language: string) =>
  refusalText({ language, startupLabel: null }, { reason });

const names = ['Red Lab', 'red', 'Ada', 'Okafor', 'ada.okafor@example.org'];

describe('a new password', () => {
  it.each([
    [undefined, 'passwordRequired'],
    ['', 'passwordRequired'],
    ['nine char', 'passwordShort'],
    ['x'.repeat(129), 'passwordLong'],
    ['qwertyuiop', 'passwordCommon'],
    ['Password123', 'passwordCommon'],
    ['1234567890', 'passwordCommon'],
    ['AdaOkafor99!', 'passwordOfNames'],
    ['redlab2026!', 'passwordOfNames'],
    ['ada.okafor@example.org', 'passwordOfNames'],
    ['okaforokafor', 'passwordOfNames'],
    ['ten letters', null],
    ['x'.repeat(128), null],
    ['Ada keeps seven otters', null],
    ['🦦🦦🦦🦦🦦🦦🦦🦦🦦🦦', null],
    // The demo's own, so that what it teaches can be tried.
    ['accelerate', null],
  ])('%s: %s', async (password, problem) => {
    expect(await passwordProblem(password, names)).toBe(problem);
  });

  it.each(languages.map(({ id }) => id))('says in %s what it takes', (language) => {
    expect(passwordMessage('passwordShort', language)).toMatch(/10/);
    expect(passwordMessage('passwordLong', language)).toMatch(/128/);
    if (language !== 'en') {
      expect(passwordMessage('passwordCommon', language)).not.toBe(passwordMessage('passwordCommon', 'en'));
    }
  });
});
