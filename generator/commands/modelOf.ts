import { compile } from '../compile.ts';
import type { Model } from '../model/Model.ts';
import { readProject } from '../write/readProject.ts';
import type { CommandInput } from './Command.ts';
import { printProblems } from './printProblems.ts';

/** The linked spec for a verb that only looks at it; one that does not compile is told, and gives nothing. */
export function modelOf({ root, format }: Pick<CommandInput, 'root' | 'format'>): Model | undefined {
  const compiled = compile(readProject(root));
  if (compiled.model && compiled.files) return compiled.model;
  printProblems(compiled, format);
  return undefined;
}
