import type { AccessAction } from '#domain/model/access.ts';
import { type CompileInput, compile } from '#generator/compile.ts';
import type { PolicySource } from '#generator/language/sourceTypes.ts';
import type { Model } from '#generator/model/Model.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { type Decision, decideOperation, decideRecord, decideRoute } from './decide.ts';
import { buildWorld, type PolicyWorld } from './PolicyWorld.ts';

type Test = PolicySource['tests'][number];

/** One person, one thing: what was promised, and what the rules say. */
export interface PolicyResult {
  readonly file: string;
  readonly line: number;
  /** `mona may not read acme.funding` */
  readonly sentence: string;
  readonly because?: string;
  readonly isKept: boolean;
  readonly role: string;
  readonly decision: Decision;
}

export interface PolicyRun {
  readonly model: Model;
  readonly results: readonly PolicyResult[];
}

/** Tries every policy test of a project against its rules, each file in an organisation of its own. */
export async function runPolicies(
  input: CompileInput,
  database: DatabaseHandle,
  organisation = 'policy',
): Promise<PolicyRun> {
  const { model, draft, diagnostics } = compile(input);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (!model || !draft || error) throw new Error(`the spec does not compile: ${error?.message}`);
  const results: PolicyResult[] = [];
  for (const [index, { id: file, value, spec }] of [...draft.policies.values()].entries()) {
    const world = await buildWorld(database, model, `${organisation}${index}`, value);
    for (const [at, test] of value.tests.entries())
      for (const found of await tried(database, model, world, test))
        results.push({
          file,
          line: spec.place(['tests', at]).line,
          ...(test.because && { because: test.because }),
          ...found,
        });
  }
  return { model, results };
}

type Tried = Pick<PolicyResult, 'sentence' | 'isKept' | 'role' | 'decision'>;

async function tried(
  database: DatabaseHandle,
  model: Model,
  world: PolicyWorld,
  test: Test,
): Promise<readonly Tried[]> {
  const action = test.may ?? test.mayNot ?? 'read';
  const pairs = [test.who].flat().flatMap((who) => [test.what].flat().map((what) => ({ who, what })));
  const found: Tried[] = [];
  for (const { who, what } of pairs) {
    const principal = world.principals.get(who);
    if (!principal) throw new Error(`${who} could not be made`);
    const decision = await decide(database, model, world, { who, what, action });
    found.push({
      sentence: `${who} ${test.may ? 'may' : 'may not'} ${action} ${what}`,
      isKept: decision.isAllowed === (test.may !== undefined),
      role: principal.roleTypes.join(', '),
      decision,
    });
  }
  return found;
}

interface Asked {
  readonly who: string;
  readonly what: string;
  readonly action: AccessAction | 'open' | 'call';
}

function decide(
  database: DatabaseHandle,
  model: Model,
  world: PolicyWorld,
  { who, what, action }: Asked,
): Promise<Decision> {
  const principal = world.principals.get(who);
  if (!principal) throw new Error(`there is no ${who}`);
  if (action === 'open') return Promise.resolve(decideRoute(model, principal, what));
  if (action === 'call') return Promise.resolve(decideOperation(model, principal, what));
  const [id = '', field] = what.split('.');
  const entity = model.entities.find(({ name }) => name === world.entityOf.get(id));
  if (!entity) throw new Error(`there is no ${id}`);
  return database.withTenant(world.tenant, (tx) => decideRecord(tx, { principal, action, entity, id, field }));
}
