import { compile } from '../compile.ts';
import { EditProblem, type Edits } from '../edit/Edits.ts';
import { writeEdits } from '../edit/writeEdits.ts';
import { scaffolds } from '../scaffold/scaffold.ts';
import { fillShared } from '../translate/fillShared.ts';
import { readLocales } from '../translate/readLocales.ts';
import { readProject } from '../write/readProject.ts';
import type { Command } from './Command.ts';
import { printProblems } from './printProblems.ts';

/**
 * All files that belong to a new declaration: `npm run spec -- new entity Sponsor`. Never overwrites one. Words that
 * other declarations have too are translated at once.
 */
export const create: Command = ({ root, words, format, entity, route, screen }) => {
  const [kind = '', name = ''] = words;
  const scaffold = Object.hasOwn(scaffolds, kind) ? scaffolds[kind] : undefined;
  if (!scaffold || name === '') {
    process.stderr.write(`Call: npm run spec -- new <${Object.keys(scaffolds).join('|')}> NAME\n`);
    return 2;
  }
  const input = readProject(root);
  const compiled = compile(input);
  if (!compiled.model) {
    printProblems(compiled, format);
    return 1;
  }
  try {
    const edits = scaffold({ texts: input.texts, model: compiled.model }, name, { entity, route, screen });
    writeEdits(root, new Map([...edits, ...translations(root, edits)]));
    return 0;
  } catch (error) {
    if (!(error instanceof EditProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
};

/** What of the new texts other keys say already in each language. */
function translations(root: string, edits: Edits): Edits {
  const input = readProject(root);
  const { model } = compile({ ...input, texts: new Map([...input.texts, ...edits]) });
  if (!model || input.translations.size === 0) return new Map();
  return fillShared(model.texts, readLocales(root, model), input.translatedFrom);
}
