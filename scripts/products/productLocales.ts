import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** The languages of the product: the words of the house in each, over them those of `platform/` and those of its own spec. */
export function writeLocales(house: string, product: string, workshop: string): void {
  const app = parseDocument(readFileSync(join(product, 'spec/app.yaml'), 'utf8')).toJS() as {
    languages: { interface: readonly { id: string }[] };
  };
  const unknown = app.languages.interface.find(({ id }) => !existsSync(join(house, 'locales', id)));
  if (unknown) throw new Error(`spec/app.yaml: there are no words in '${unknown.id}' yet. ${known(house)}`);
  cpSync(join(house, 'locales'), join(workshop, 'locales'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|translatedFrom\.json$|\/locales\/[a-z]{2}(_[A-Z]{2})?(\/|$)/.test(path),
  });
  // What the compiler counts there is about the last spec.
  rmSync(join(workshop, 'locales/translatedFrom.json'), { force: true });
  const isMeant = sameInEnglish(house, workshop);
  for (const { id } of app.languages.interface)
    writeLanguage(id, [house, join(house, 'platform'), product], workshop, isMeant);
}

function known(house: string): string {
  const folders = readdirSync(join(house, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return `Choose from ${folders.map(({ name }) => name).join(', ')}.`;
}

/** Cohort may say something else under a name that the product has too: then its translations are not the product's. */
function sameInEnglish(house: string, workshop: string): (key: string) => boolean {
  const translated = readTexts(join(house, 'locales/translatedFrom.json'));
  const english = new Map(compile(readProject(workshop)).model?.texts.map((text) => [text.key, text.english]));
  return (key) => !english.has(key) || english.get(key) === translated[key];
}

function writeLanguage(
  language: string,
  [house = '', ...over]: readonly string[],
  workshop: string,
  isMeant: (key: string) => boolean,
): void {
  const target = join(workshop, 'locales', language);
  mkdirSync(target, { recursive: true });
  const textsOf = (folder: string, name: string) => readTexts(join(folder, 'locales', language, name));
  for (const entry of readdirSync(join(house, 'locales', language), { withFileTypes: true })) {
    // Help is about the pages of one product.
    if (!entry.isFile()) continue;
    const words = textsOf(house, entry.name);
    const texts = [
      entry.name === 'spec.json' ? only(words, isMeant) : words,
      ...over.map((folder) => textsOf(folder, entry.name)),
    ].reduce(merged);
    writeFileSync(join(target, entry.name), `${JSON.stringify(texts, null, 2)}\n`);
  }
}

function readTexts(path: string): Texts {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
}

/** Those whose path of keys, with dots, is wanted. */
function only(texts: Texts, isWanted: (key: string) => boolean, above = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key, value]) => typeof value !== 'string' || isWanted(`${above}${key}`))
      .map(([key, value]) => [key, typeof value === 'string' ? value : only(value, isWanted, `${above}${key}.`)]),
  );
}

function merged(one: Texts, other: Texts): Texts {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...keys].map((key) => {
      const [under, over] = [one[key], other[key]];
      if (typeof under === 'object' && typeof over === 'object') return [key, merged(under, over)];
      return [key, over ?? under ?? ''];
    }),
  );
}
