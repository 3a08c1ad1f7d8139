import { compile } from '../compile.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { readProject } from '../write/readProject.ts';
import { translatedFromText, writeTranslatedFrom } from '../write/translatedFrom.ts';
import type { Command } from './Command.ts';
import { printProblems } from './printProblems.ts';

/** Says that the translations of changed texts fit them: `npm run spec -- translated screen.startups_list.title`. */
export const translated: Command = ({ root, words, format }) => {
  const input = readProject(root);
  const compiled = compile(input);
  if (!compiled.model) {
    printProblems(compiled, format);
    return 1;
  }
  const { texts } = compiled.model;
  const known = new Set(texts.map(({ key }) => key));
  const unknown = words.find((key) => !known.has(key));
  if (unknown !== undefined) {
    process.stderr.write(`There is no text '${unknown}'. ${suggestion(unknown, known)}\n`);
    return 1;
  }
  const before = input.translatedFrom ?? new Map<string, string>();
  const changed = texts.filter(({ key, english }) => before.has(key) && before.get(key) !== english);
  const fitting = changed.filter(({ key }) => words.length === 0 || words.includes(key));
  const keys = new Set(fitting.map(({ key }) => key));
  writeTranslatedFrom(root, translatedFromText(texts, input.translatedFrom, keys));
  for (const { key, english } of fitting) process.stdout.write(`${key}: ${english}\n`);
  process.stdout.write(`${fitting.length} texts\n`);
  return 0;
};
