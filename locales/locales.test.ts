import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withStartupLabel } from '#domain/text/startupWords.ts';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import { type Language, languages, languageTag } from '#src/ui/i18n/languages.ts';
import { sameWords } from './sameWords.ts';

type Texts = ReadonlyMap<string, string>;

const translated = languages.filter((language) => language !== 'en');
const namespaces = [...textFiles(), 'spec.json'];
const english = new Map(namespaces.map((file) => [file, file === 'spec.json' ? specTexts() : read('en', file)]));

/** Files of texts by key; beside them are the pages of the help. */
function textFiles(): string[] {
  return readdirSync(join(import.meta.dirname, 'en')).filter((file) => file.endsWith('.json'));
}

/** What the spec says in English: its texts are not in `locales/en`, the generator gives them. */
function specTexts(): Texts {
  const { model } = compile(readProject(join(import.meta.dirname, '..')));
  return new Map(model?.texts.filter((text) => !text.sameEverywhere).map((text) => [text.key, text.english]));
}

function read(language: string, file: string): Texts {
  return new Map(flat(JSON.parse(readFileSync(join(import.meta.dirname, language, file), 'utf8'))));
}

function flat(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value ? flat(value, `${prefix}${key}.`) : [[`${prefix}${key}`, String(value)]],
  );
}

const pluralForms = (language: Language) =>
  new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories;

/** What a key counts: the part before its plural form. Nothing where English has no singular beside it. */
function countedBy(texts: Texts, key: string): string | null {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return base !== key && texts.has(`${base}_one`) && texts.has(`${base}_other`) ? base : null;
}

/** The keys a language needs: those of English, each plural in the forms that the language counts with. */
function wantedKeys(texts: Texts, language: Language): string[] {
  const keys = [...texts.keys()].flatMap((key) => {
    const base = countedBy(texts, key);
    return base === null ? [key] : pluralForms(language).map((form) => `${base}_${form}`);
  });
  return [...new Set(keys)].sort();
}

/** The English text of a translation; any plural form stands against the general one. */
function englishOf(texts: Texts, key: string): string | undefined {
  return texts.get(key) ?? texts.get(`${countedBy(texts, key)}_other`);
}

/** The places to fill. Languages may say the number one or two in words, and startups in their own word. */
function placeholders(text: string): string[] {
  const found = text.match(/\{\{\w+\}\}/g) ?? [];
  return [...new Set(found)].filter((name) => !/\{\{(count|startups?)\}\}/.test(name)).sort();
}

const filled = (text: string) => text.replace('{{startups}}', 'Startups').replace('{{startup}}', 'Startup');
const speaksOfStartups = (text: string) => /\bstartups?\b/i.test(filled(text));

/** Whether a text is more than places to fill and the signs between them. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''));

/** Every translation of a language beside its English text. */
function pairs(language: Language): { key: string; source: string; text: string }[] {
  return [...english].flatMap(([file, texts]) =>
    [...read(language, file)].flatMap(([key, text]) => {
      const source = englishOf(texts, key);
      return source === undefined ? [] : [{ key: `${file}: ${key}`, source, text }];
    }),
  );
}

describe.each(translated)('texts in %s', (language) => {
  test.each(namespaces)('%s has every key, in every plural form of the language', (file) => {
    const keys = [...read(language, file).keys()];
    const wanted = wantedKeys(english.get(file) ?? new Map(), language);
    expect(keys).toEqual(expect.arrayContaining(wanted));
  });

  test('have no key that English does not have', () => {
    const stray = [...english].flatMap(([file, texts]) =>
      file === 'spec.json' ? [] : [...read(language, file).keys()].filter((key) => !englishOf(texts, key)),
    );
    expect(stray).toEqual([]);
  });

  test('leave the same places to fill', () => {
    const wrong = pairs(language).filter(({ source, text }) => `${placeholders(source)}` !== `${placeholders(text)}`);
    expect(wrong).toEqual([]);
  });

  test('count wherever there may be more than two', () => {
    const silent = pairs(language).filter(
      ({ key, source, text }) =>
        /_(few|many|other)$/.test(key) && source.includes('{{count}}') !== text.includes('{{count}}'),
    );
    expect(silent).toEqual([]);
  });

  test('are not English, beyond the words the language shares', () => {
    const same = sameWords(language);
    const left = pairs(language).filter(({ source, text }) => source === text && hasWords(text) && !same.has(text));
    expect(left).toEqual([]);
  });

  test("follow the tenant's word for startups", () => {
    const fixed = pairs(language).filter(
      ({ source, text }) =>
        speaksOfStartups(source) && !/venture/i.test(withStartupLabel(filled(text), 'Venture', language)),
    );
    expect(fixed).toEqual([]);
  });
});

test.each([
  ['en', 'Startups of this startup', 'Ventures of this venture'],
  ['de', 'Startup-Akte des Startups', 'Venture-Akte des Ventures'],
  ['tr', 'Henüz girişim yok', 'Henüz venture yok'],
  ['uk', 'Картка стартапу', 'Картка venture'],
  ['ja_JP', 'スタートアップの管理', 'Ventureの管理'],
  ['ar', 'ملف الشركة الناشئة', 'ملف Venture'],
] as const)("the tenant's word in %s takes the place of '%s'", (language, text, expected) => {
  expect(withStartupLabel(text, 'Venture', language)).toBe(expected);
  expect(withStartupLabel(text, null, language)).toBe(text);
});

/** What a browser without modules is told, from the script that is for it alone. */
test.each(languages)('a browser that is not supported is told so in %s', (language) => {
  const script = readFileSync(join(import.meta.dirname, '../public/unsupported-browser.js'), 'utf8');
  const page = parsePage(languageTag(language));
  new Function('document', script)(page.document);
  const texts = read(language, 'shell.json');
  expect(page.said).toEqual([texts.get('unsupportedBrowser.title'), texts.get('unsupportedBrowser.text')]);
});

/** As much of a document as the script asks for. */
function parsePage(lang: string) {
  const said: unknown[] = [];
  const element = { lang, innerHTML: '', appendChild: (text: unknown) => said.push(text) };
  const page = {
    ...element,
    getElementsByTagName: () => [element],
  };
  return { said, document: { getElementsByTagName: () => [page], createTextNode: (text: string) => text } };
}
