import type { PolicyRun } from './runPolicies.ts';

export interface PolicyCoverage {
  readonly all: number;
  readonly touched: number;
  /** What no test has been let in by: `Startup update (spec/entities/startup.yaml:31)`. */
  readonly untouchedRules: readonly string[];
  /** Grants of permissions that no test has been let in by. */
  readonly untouchedGrants: readonly string[];
}

/** Which rules of records and fields have let somebody in, in a test that promised it; a rule that only refuses is not tried. */
export function coverageOf({ model, results }: PolicyRun): PolicyCoverage {
  const allowed = results.filter(({ decision }) => decision.isAllowed);
  const sources = new Set(allowed.flatMap(({ decision }) => decision.by));
  const rules = model.entities.flatMap(({ name, access, fields }) => [
    ...(['read', 'create', 'update', 'delete'] as const).flatMap((action) =>
      access[action].map((rule) => ({ ...rule, subject: `${name} ${action}` })),
    ),
    ...fields.flatMap(({ name: field, read = [], write = [] }) => [
      ...read.map((rule) => ({ ...rule, subject: `${name}.${field} read` })),
      ...write.map((rule) => ({ ...rule, subject: `${name}.${field} write` })),
    ]),
  ]);
  const untouched = rules.filter(({ source }) => !sources.has(source ?? ''));
  const rolesBySource = Map.groupBy(
    allowed.flatMap(({ decision, role }) => decision.by.map((source) => ({ source, role }))),
    ({ source }) => source,
  );
  const usedGrants = new Set(
    rules.flatMap(({ permission, source }) =>
      permission ? (rolesBySource.get(source ?? '') ?? []).map(({ role }) => `${permission} ${role}`) : [],
    ),
  );
  const grants = model.permissions.flatMap(({ key, grants: own }) => Object.keys(own).map((role) => `${key} ${role}`));
  return {
    all: rules.length,
    touched: rules.length - untouched.length,
    untouchedRules: untouched.map(({ subject, source }) => `${subject} (${source})`),
    untouchedGrants: grants.filter((grant) => !usedGrants.has(grant)),
  };
}
