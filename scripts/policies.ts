/**
 * `npm run spec -- test`: tries the policy tests of `spec/access/*.test.yaml` in the server's own SQL, on an embedded
 * database. Each that is not kept is told with the rules that decided; then what no test touches. `--untouched` lists it.
 */
import { readProject } from '#generator/write/readProject.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { coverageOf } from '../tests/policies/coverage.ts';
import { type PolicyResult, runPolicies } from '../tests/policies/runPolicies.ts';

const isListing = process.argv.includes('--untouched');
const database = await openMigratedDatabase();
const run = await runPolicies(readProject(process.cwd()), database);
await database.close();

for (const [file, results] of Map.groupBy(run.results, (result) => result.file)) {
  const kept = results.filter(({ isKept }) => isKept).length;
  console.log(`${file}: ${kept} of ${results.length} kept`);
  for (const result of results.filter(({ isKept }) => !isKept)) console.log(broken(result));
}
const { all, touched, untouchedRules, untouchedGrants } = coverageOf(run);
console.log(
  `${touched} of ${all} rules of records and fields have let somebody in; ${untouchedGrants.length} grants are touched by no test.`,
);
if (isListing) for (const line of [...untouchedRules, ...untouchedGrants]) console.log(`  ${line}`);
process.exitCode = run.results.every(({ isKept }) => isKept) ? 0 : 1;

function broken({ file, line, sentence, because, decision }: PolicyResult): string {
  const what = decision.isAllowed ? 'is let in by' : 'is let in by none of';
  const rules = decision.by.length > 0 ? decision.by.join(', ') : 'no rule at all';
  return `  ${file}:${line} ${sentence}${because ? ` (${because})` : ''}\n    → the promise is broken: who does it ${what} ${rules}`;
}
