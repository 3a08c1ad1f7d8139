import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile } from '../compile.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { writeEdits } from '../edit/writeEdits.ts';
import type { Model } from '../model/Model.ts';
import { fillShared, localeFile } from '../translate/fillShared.ts';
import type { Locale } from '../translate/Locale.ts';
import { type OpenText, openTexts } from '../translate/openTexts.ts';
import { readLocales } from '../translate/readLocales.ts';
import { readXliff, type TakenTexts, xliff } from '../translate/xliff.ts';
import { readProject } from '../write/readProject.ts';
import { translatedFromText, writeTranslatedFrom } from '../write/translatedFrom.ts';
import type { Command } from './Command.ts';
import { printProblems } from './printProblems.ts';

/**
 * What is missing or stale, by language: a table, JSON or XLIFF. `--take FILE` takes translations in; `shared` fills in
 * what other keys of the same English say already.
 */
export const translate: Command = (call) => {
  const { root, words, format, xliff: version, take } = call;
  const input = readProject(root);
  const compiled = compile(input);
  const { model } = compiled;
  if (!model) {
    printProblems(compiled, format);
    return 1;
  }
  const locales = readLocales(root, model);
  if (words[0] === 'shared') {
    writeEdits(root, fillShared(model.texts, locales, input.translatedFrom));
    return 0;
  }
  if (take !== undefined) return takeIn(root, model, locales, input.translatedFrom, resolve(take));
  const known = locales.map(({ language }) => language);
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) return refuse(`There is no language '${unknown}'. ${suggestion(unknown, known)}`);
  const wanted = locales.filter(({ language }) => words.length === 0 || words.includes(language));
  const open = wanted.flatMap((locale) => openTexts(model.texts, locale, input.translatedFrom));
  return version === undefined ? print(open, format) : printXliff(open, version, wanted);
};

function print(open: readonly OpenText[], format: string): number {
  if (format === 'json') process.stdout.write(`${JSON.stringify(open, null, 2)}\n`);
  else for (const text of open) process.stdout.write(`${line(text)}\n`);
  const count = (state: OpenText['state']): number => open.filter((text) => text.state === state).length;
  process.stderr.write(`${count('missing')} missing, ${count('stale')} stale\n`);
  return 0;
}

function line({ language, state, english, keys, now, was }: OpenText): string {
  const before = state === 'stale' ? ` (was '${was}', and is said '${now}')` : '';
  const others = keys.length > 1 ? ` and ${keys.length - 1} more` : '';
  return `${language.padEnd(6)} ${state.padEnd(8)} '${english}'${before} – ${keys[0]}${others}`;
}

function printXliff(open: readonly OpenText[], version: string, [locale, ...others]: readonly Locale[]): number {
  if (version !== '1.2' && version !== '2.0') return refuse(`There is no XLIFF ${version} here: write 1.2 or 2.0.`);
  if (!locale || others.length > 0)
    return refuse('A file is of one language: npm run spec -- translate fr --xliff 2.0');
  process.stdout.write(xliff(version, locale.language, open));
  return 0;
}

/** XLIFF, or JSON as `--format json` prints it, with `text` added to what is translated. */
function takeIn(
  root: string,
  model: Model,
  locales: readonly Locale[],
  translatedFrom: ReadonlyMap<string, string> | undefined,
  file: string,
): number {
  const text = readFileSync(file, 'utf8');
  const taken = text.trimStart().startsWith('<') ? [readXliff(text)] : readJson(text);
  const english = new Set(model.texts.map(({ key }) => key));
  const keys = new Set<string>();
  for (const { language, texts } of taken) {
    const locale = locales.find((known) => known.language === language);
    if (!locale) return refuse(`There is no language '${language}'.`);
    const unknown = [...texts.keys()].find((key) => !english.has(key));
    if (unknown !== undefined) return refuse(`There is no text '${unknown}'. ${suggestion(unknown, english)}`);
    writeEdits(root, new Map([[localeFile(language), locale.changed(texts)]]));
    for (const key of texts.keys()) keys.add(key);
  }
  // A language that has not been looked at keeps its text counted as stale.
  const done = new Set([...keys].filter((key) => isWhole(key, taken, locales, model, translatedFrom)));
  writeTranslatedFrom(root, translatedFromText(model.texts, translatedFrom, done));
  process.stdout.write(`${keys.size} texts\n`);
  return 0;
}

/** Whether a text that had changed is looked at in every language that has it. */
function isWhole(
  key: string,
  taken: readonly TakenTexts[],
  locales: readonly Locale[],
  { texts }: Model,
  translatedFrom: ReadonlyMap<string, string> | undefined,
): boolean {
  const english = texts.find((text) => text.key === key)?.english;
  if (translatedFrom?.get(key) === english) return true;
  return locales.every(
    ({ language, texts: own }) => !own.has(key) || taken.some((one) => one.language === language && one.texts.has(key)),
  );
}

function readJson(text: string): readonly TakenTexts[] {
  const open = JSON.parse(text) as readonly (OpenText & { readonly text?: string })[];
  const done = open.filter((one) => one.text);
  return [...Map.groupBy(done, ({ language }) => language)].map(([language, list]) => ({
    language,
    texts: new Map(list.flatMap(({ keys, text: said = '' }) => keys.map((key): [string, string] => [key, said]))),
  }));
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
