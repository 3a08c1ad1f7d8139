import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** The languages of the product: the words of the house in each, and over them those of its own spec. */
export function writeLocales(house: string, product: string, workshop: string): void {
  const app = parseDocument(readFileSync(join(product, 'spec/app.yaml'), 'utf8')).toJS() as {
    languages: { interface: readonly { id: string }[] };
  };
  cpSync(join(house, 'locales'), join(workshop, 'locales'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|translatedFrom\.json$|\/locales\/[a-z]{2}(_[A-Z]{2})?(\/|$)/.test(path),
  });
  for (const { id } of app.languages.interface) writeLanguage(id, house, product, workshop);
}

function writeLanguage(language: string, house: string, product: string, workshop: string): void {
  const target = join(workshop, 'locales', language);
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(join(house, 'locales', language), { withFileTypes: true })) {
    // Help is about the pages of one product.
    if (!entry.isFile()) continue;
    const texts = merged(
      readTexts(join(house, 'locales', language, entry.name)),
      readTexts(join(product, 'locales', language, entry.name)),
    );
    writeFileSync(join(target, entry.name), `${JSON.stringify(texts, null, 2)}\n`);
  }
}

function readTexts(path: string): Texts {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
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
