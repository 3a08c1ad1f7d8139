/** `npm run test:faults -- spec`: each value of the product's spec made wrong in each way. A part of a file's path for less. */
import { readProject } from '#generator/write/readProject.ts';
import { MutantJudge } from './judgeMutant.ts';
import { mutantsOf } from './mutants.ts';

/** Compiles the spec tens of thousands of times, and prints what nothing was found in. Gives the number of these. */
export function mutateSpec(part = '', every = 1): number {
  const project = readProject(process.cwd());
  const judge = new MutantJudge(project);
  const counts = { found: 0, legal: 0, wrong: 0 };
  const wrongs = new Map<string, { count: number; example: string }>();
  let index = 0;
  for (const [file, text] of project.texts) {
    if (!file.includes(part)) continue;
    for (const mutant of mutantsOf(file, text)) {
      index += 1;
      if (index % every !== 0) continue;
      const verdict = judge.judge(mutant);
      counts[verdict.kind] += 1;
      if (verdict.kind !== 'wrong') continue;
      const key = `${mutant.mutation} | ${mutant.place} | ${verdict.why.split('\n').slice(0, 3).join(' ')}`;
      const known = wrongs.get(key);
      wrongs.set(key, {
        count: (known?.count ?? 0) + 1,
        example: known?.example ?? `${file} ${mutant.path.join('.')}`,
      });
    }
  }
  for (const [what, { count, example }] of [...wrongs].sort()) console.log(`${what} | ${count} times, as ${example}`);
  console.log(`${counts.found} found, ${counts.legal} legal for a reason, ${counts.wrong} wrong`);
  return counts.wrong;
}
