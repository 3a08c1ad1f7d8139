import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import type { Command, CommandInput } from './Command.ts';

const house = join(import.meta.dirname, '..', '..');
/** The smallest product that compiles and starts (decision 0061). */
const smallest = join(house, 'platform', 'start');

interface Language {
  readonly id: string;
  readonly label: string;
}

interface NewProduct {
  readonly name: string;
  readonly languages: readonly Language[];
  readonly brand: string;
}

/** Writes a product of its own into a folder that is empty or not there: `npm run spec -- init ~/my-product`. */
export const init: Command = (input) => {
  const [folder] = input.words;
  if (folder === undefined) return refuse('Call: npm run spec -- init DIR', 2);
  const target = resolve(input.root, folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    return refuse(`${target} is not empty; nothing was written. Name a folder that is empty or not there yet.`, 1);
  const product = productOf(input, basename(target));
  if (typeof product === 'string') return refuse(`${product} Nothing was written.`, 2);
  write(target, product);
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) process.stdout.write(`${relative(input.root, join(parentPath, name))}\n`);
  process.stdout.write(
    `\nStart it: npm start -- --product ${folder}\nCheck it: npm run spec -- check --product ${folder}\n`,
  );
  return 0;
};

function refuse(sentence: string, code: number): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

/** What was asked for, or the sentence that says what is wrong with it. */
function productOf({ name, languages = 'en', brand = '#0f766e' }: CommandInput, folder: string): NewProduct | string {
  if (!/^#[0-9a-f]{6}$/i.test(brand)) return `--brand '${brand}' is no colour: write six digits, such as '#0f766e'.`;
  const known = (parseDocument(readFileSync(join(house, 'spec/app.yaml'), 'utf8')).toJS() as AppFile).languages
    .interface;
  // The words of a spec are English.
  const ids = [...new Set(['en', ...languages.split(',').map((id) => id.trim())])];
  const unknown = ids.find((id) => !known.some((language) => language.id === id));
  if (unknown !== undefined)
    return `--languages: there are no words in '${unknown}' yet. Choose from ${known.map(({ id }) => id).join(', ')}.`;
  const title = name?.trim() || inWords(folder);
  return { name: title, languages: ids.flatMap((id) => known.filter((language) => language.id === id)), brand };
}

interface AppFile {
  readonly languages: { readonly interface: readonly Language[] };
}

/** `tool-shop` → `Tool shop` */
function inWords(folder: string): string {
  const words = folder.replace(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function write(target: string, { name, languages, brand }: NewProduct): void {
  const others = languages.map(({ id }) => id).filter((id) => id !== 'en');
  mkdirSync(target, { recursive: true });
  for (const part of ['spec', 'demo']) cpSync(join(smallest, part), join(target, part), { recursive: true });
  for (const id of others) cpSync(join(smallest, 'locales', id), join(target, 'locales', id), { recursive: true });
  change(join(target, 'spec/app.yaml'), {
    name,
    'languages.interface': languages,
    'languages.content': languages.map(({ id }) => id),
    'languages.additions': others,
  });
  const labels = Object.fromEntries(languages.map(({ id, label }) => [id, label]));
  change(join(target, 'spec/enums/people.yaml'), { 'InterfaceLanguage.values': labels });
  change(join(target, 'demo/demo.yaml'), { 'organisation.name': name, 'organisation.brandPalette.primary': brand });
}

/** Comments stay where they are. */
function change(file: string, values: Readonly<Record<string, unknown>>): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const [path, value] of Object.entries(values)) document.setIn(path.split('.'), document.createNode(value));
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
