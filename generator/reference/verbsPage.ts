import { code, fenced, markdownTable } from './markdown.ts';
import { verbOptions, verbs } from './verbs.ts';

/** Each verb of the command line, with calls to copy. */
export function verbsPage(): string {
  return [
    '# Verbs',
    '`npm run spec -- <verb>` works on the project in the folder you are in. It ends with 0 when all is well, with 1 when the spec has a problem, and with 2 when the call itself is wrong.',
    markdownTable(
      ['Option', ''],
      verbOptions.map(([option, about]) => [code(option), about]),
    ),
    ...verbs.map(({ name, takes, about, examples }) =>
      [
        `## ${name}`,
        `${code([name, takes].filter(Boolean).join(' '))} – ${about}.`,
        fenced('sh', examples.map((call) => `npm run spec -- ${call}`).join('\n')),
      ].join('\n\n'),
    ),
  ].join('\n\n');
}
