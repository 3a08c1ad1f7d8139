import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from './commands/index.ts';

const base = join(import.meta.dirname, 'cases', 'base');
/** `watch` goes on for ever once it has begun; `init` looks at no spec. */
const verbs = Object.keys(commands).filter((verb) => verb !== 'watch' && verb !== 'init');

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'cohort-cli-'));
  cpSync(base, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

function call(...words: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'cli.ts'), ...words, '--root', root],
    { encoding: 'utf8' },
  );
  return { status, said: `${stdout}${stderr}` };
}

/** What a verb must be told before it looks at the project at all. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  new: ['nothing'],
  list: ['entities'],
  rename: ['field', 'Startup.name', 'title'],
};

const aStack = /^\s+at .*:\d+:\d+\)?$/m;

describe('a call that is wrong', () => {
  it.each([
    ['an option that there is not', ['check', '--nope'], "Unknown option '--nope'"],
    ['a format that there is not', ['check', '--format', 'yaml'], "There is no format 'yaml'"],
    ['a verb that there is not', ['chek'], "Did you mean 'check'?"],
    ['a verb that every object has', ['constructor'], "There is no verb 'constructor'"],
    ['a role in other letters', ['explain', '/startups', '--role', 'mentor'], "Did you mean 'Mentor'?"],
    ['a role of the table in other letters', ['access', '--role', 'mentor'], "Did you mean 'Mentor'?"],
    ['a text that there is not', ['translated', 'nothing'], "There is no text 'nothing'"],
  ])('with %s is answered in a sentence', (_, words, sentence) => {
    const { status, said } = call(...words);
    expect(said).toContain(sentence);
    expect(said).not.toMatch(aStack);
    expect(status).not.toBe(0);
  });
});

describe('what is wrong on disk', () => {
  it.each(verbs)('is never a stack trace of %s: translations and a redirect', (verb) => {
    mkdirSync(join(root, 'locales', 'fr'), { recursive: true });
    writeFileSync(join(root, 'locales', 'fr', 'spec.json'), '{ "role": { "Admin": "Administrateur", } }');
    writeFileSync(join(root, 'spec', 'routes', 'redirects.yaml'), '/startups: /startups\n');
    const { said } = call(verb, ...(wordsOf[verb] ?? ['HEAD']));
    expect(said).not.toMatch(aStack);
    if (verb !== 'new' && verb !== 'diff') expect(said).toContain('SPEC010 error locales/fr/spec.json:1:');
  });

  it('is never a stack trace of a folder without a spec', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'cli.ts'), 'check', '--root', '/'],
      {
        encoding: 'utf8',
      },
    );
    expect(stderr).toContain("There is no folder 'spec' in /.");
    expect(status).toBe(2);
  });
});
