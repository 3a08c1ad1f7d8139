import { readProject } from '#generator/write/readProject.ts';
import type { Report } from '../Report.ts';
import { ChangedCopy } from './ChangedCopy.ts';
import { changedConstants } from './constants.ts';
import { Imports } from './Imports.ts';
import { mutateDeclared } from './mutateDeclared.ts';

const requirements = 'tests/contract/requirements.test.ts';
const MOST_TESTS = 3;

/**
 * Every declaration changed and compiled; and for some constants, others each day, the tests are run in a copy of the
 * project: the one that is said to fail has to, and those near the code that reads the constant are asked too.
 */
export async function runMutants(constants: number): Promise<Report> {
  const { counts, survivors } = mutateDeclared({ every: 1, from: 0 });
  for (const [kind, told] of Object.entries(counts)) console.log(`mutants, ${kind}: ${JSON.stringify(told)}`);
  const { lines, failures } = await runConstants(constants);
  for (const line of lines) console.log(`mutants, ${line}`);
  const total = Object.values(counts).reduce((sum, told) => sum + told.finding + told.document + told.test, 0);
  return {
    summary: `${total} changes told of, ${survivors.length} not; ${constants} constants changed under their tests`,
    failures: [...survivors, ...failures],
  };
}

async function runConstants(count: number): Promise<{ readonly lines: string[]; readonly failures: string[] }> {
  const imports = new Imports(process.cwd());
  const copy = new ChangedCopy();
  const lines: string[] = [];
  const failures: string[] = [];
  try {
    for (const constant of ofToday([...changedConstants(readProject(process.cwd()).texts)], count)) {
      const readers = imports.readersOf('domain/generated/constants.gen.ts', constant.name);
      const near = imports.testsNear(readers).slice(0, MOST_TESTS);
      const { failed, output } = copy.run(constant, [requirements, ...near]);
      if (!failed.includes(requirements)) failures.push(`${constant.name}: ${requirements} passes. ${output}`);
      lines.push(`${constant.name}: seen by ${failed.join(', ') || 'none'} of ${near.length + 1} tests`);
    }
  } finally {
    await copy.end();
  }
  return { lines, failures };
}

/** As many, other ones each day, the same all day long. */
function ofToday<T>(all: readonly T[], count: number): T[] {
  const first = Math.floor(Date.now() / 86_400_000) * count;
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[(first + index) % all.length] as T);
}
