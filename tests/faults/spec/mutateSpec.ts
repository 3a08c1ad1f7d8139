import { readProject } from '#generator/write/readProject.ts';
import { MutantJudge } from './judgeMutant.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

export interface Mutated {
  readonly found: number;
  readonly legal: number;
  /** What nothing was found in, and no reason is known for; or what crashed. */
  readonly wrong: readonly string[];
}

interface Sample {
  /** Each so many-th mutant, beginning with this one. */
  readonly every: number;
  readonly from: number;
}

/** Makes values of the product's own spec wrong, one at a time, and compiles it. */
export function mutateSpec({ every, from }: Sample): Mutated {
  const project = readProject(process.cwd());
  const judge = new MutantJudge(project);
  const counts = { found: 0, legal: 0 };
  const wrong: string[] = [];
  let index = 0;
  for (const [file, text] of project.texts) {
    for (const mutant of mutantsOf(file, text)) {
      index += 1;
      if (index % every !== from) continue;
      const verdict = judge.judge(mutant);
      if (verdict.kind === 'wrong') wrong.push(described(mutant, verdict.why));
      else counts[verdict.kind] += 1;
    }
  }
  return { ...counts, wrong };
}

const described = ({ mutation, place, file, path }: Mutant, why: string): string =>
  `${mutation} at ${place} (${file} ${path.join('.')}): ${why}`;
