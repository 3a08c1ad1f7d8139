import { schemas } from '../language/schemas.ts';
import type { SpecFile } from '../load/SpecFile.ts';
import type { Examples } from './examplesOf.ts';
import type { KindPage } from './kinds.ts';
import type { LanguageSchema } from './LanguageSchema.ts';
import { code, fenced, markdownTable } from './markdown.ts';
import { type KeyOfSection, type Section, sectionsOf } from './sectionsOf.ts';
import { valueInWords } from './valueInWords.ts';

/** One kind of spec file: what it is for, each key, and a whole example that compiles. */
export function kindPage(page: KindPage, files: readonly SpecFile[], examples: Examples): string {
  const { title, one, kind } = page;
  const schema: LanguageSchema = schemas[kind];
  const own = files.filter((file) => file.kind === kind);
  return [
    `# ${title}\n\n${code(page.files)}\n\n${schema.description ?? ''}\n`,
    ...sectionsOf(schema, one).map((section) => sectionText(section, examples, schema.description)),
    '## Example\n',
    ...own.map(({ file, lines }) => `${code(file)}\n\n${fenced('yaml', lines.join('\n'))}\n`),
  ].join('\n');
}

const heads = ['Key', 'Meaning', 'Value', 'Left out', 'Example'];

function sectionText({ title, about, keys }: Section, examples: Examples, intro: string | undefined): string {
  const rows = keys.map((key) => row(title, key, examples));
  return `## ${title}\n\n${about && about !== intro ? `${about}\n\n` : ''}${markdownTable(heads, rows)}\n`;
}

function row(title: string, { name, schema, isNeeded }: KeyOfSection, examples: Examples): string[] {
  const example = examples.get(title)?.get(name);
  return [
    code(name),
    schema.description ?? '',
    valueInWords(schema, `${title}: ${name}`),
    isNeeded ? '**must be there**' : (schema.otherwise ?? ''),
    example === undefined ? '' : code(example),
  ];
}
