import { suggestion } from '../../../diagnostics/suggest.ts';
import type { SpecPath } from '../../../load/SpecFile.ts';
import { specPath } from '../../../model/buildRoutes.ts';
import { type Declared, type PolicySource, placeIn } from '../../../model/Draft.ts';
import { pathMatches } from '../../../model/routePath.ts';
import { type RuleContext, ruleOfEach } from '../../Rule.ts';

type Test = PolicySource['tests'][number];

/** SPEC120: a policy test is about people and records of its file, and about fields, routes and operations there are. */
export const policyTests = ruleOfEach(
  (draft) => draft.policies.values(),
  (context, declared) => {
    const { people, records = {}, tests, off = [] } = declared.value;
    for (const [index, name] of off.entries())
      if (!context.draft.switches.has(name))
        context.expectKnown('SPEC103', 'feature', name, context.draft.planLimited, { declared, path: ['off', index] });
    for (const [name, person] of Object.entries(people)) {
      context.expectKnown('SPEC101', 'role', person.role, context.draft.roles, {
        declared,
        path: ['people', name, 'role'],
      });
      checkFixture(context, declared, 'User', person.with, ['people', name, 'with']);
    }
    for (const [name, record] of Object.entries(records)) {
      if (
        !context.expectKnown('SPEC104', 'entity', record.entity, context.draft.entities, {
          declared,
          path: ['records', name, 'entity'],
        })
      )
        continue;
      checkFixture(context, declared, record.entity, record.with, ['records', name, 'with']);
      checkNeeded(context, declared, name);
    }
    for (const [index, test] of tests.entries()) checkTest(context, declared, test, ['tests', index]);
  },
);

function checkFixture(
  context: RuleContext,
  declared: Declared<PolicySource>,
  entityName: string,
  values: object | undefined,
  path: SpecPath,
): void {
  const entity = context.index.entities.get(entityName);
  if (!entity || !values) return;
  const stored = new Map(entity.fields.filter(({ column }) => column !== null).map((field) => [field.name, field]));
  const { people, records = {} } = declared.value;
  const names = new Map([...Object.keys(people), ...Object.keys(records)].map((name) => [name, name]));
  for (const [name, value] of Object.entries(values)) {
    if (
      !context.expectKnown('SPEC105', `field of ${entityName}`, name, stored, {
        declared,
        path: [...path, name],
        on: 'key',
      })
    )
      continue;
    if (!stored.get(name)?.entity) continue;
    for (const reference of [value].flat()) expectFixture(context, declared, textOf(reference), names, [...path, name]);
  }
}

/** References that a record must have are not made up. */
function checkNeeded(context: RuleContext, declared: Declared<PolicySource>, name: string): void {
  const record = declared.value.records?.[name];
  const fields = context.index.entities.get(record?.entity ?? '')?.fields ?? [];
  const missing = fields.filter(
    ({ name: field, type, required, column }) =>
      type === 'ref' && required && column !== null && !Object.hasOwn(record?.with ?? {}, field),
  );
  for (const { name: field, entity } of missing)
    context.report(
      'SPEC120',
      placeIn(declared, ['records', name], 'key'),
      `'${name}' leads to no ${entity}, and a ${record?.entity} must.`,
      `Add '${field}: …' under 'with:', and a record for it.`,
    );
}

function checkTest(context: RuleContext, declared: Declared<PolicySource>, test: Test, path: SpecPath): void {
  const { people, records = {} } = declared.value;
  const named = (fixtures: object) => new Map(Object.keys(fixtures).map((name) => [name, name]));
  for (const [index, name] of [test.who].flat().entries())
    expectFixture(
      context,
      declared,
      name,
      named(people),
      Array.isArray(test.who) ? [...path, 'who', index] : [...path, 'who'],
    );
  const action = test.may ?? test.mayNot;
  for (const [index, what] of [test.what].flat().entries()) {
    const at = Array.isArray(test.what) ? [...path, 'what', index] : [...path, 'what'];
    if (action === 'open') expectRoute(context, declared, what, at);
    else if (action === 'call')
      context.expectKnown('SPEC120', 'operation', what, context.draft.operations, { declared, path: at });
    else expectRecord(context, declared, what, named({ ...records, ...people }), at);
  }
}

function expectRoute(context: RuleContext, declared: Declared<PolicySource>, what: string, path: SpecPath): void {
  const paths = context.model.routes.map((route) => specPath(route.path));
  if (!paths.some((known) => known === what || pathMatches(known, what)))
    context.report('SPEC120', placeIn(declared, path), `No route serves '${what}'.`, suggestion(what, paths));
}

/** A record, or a field of one. */
function expectRecord(
  context: RuleContext,
  declared: Declared<PolicySource>,
  what: string,
  names: ReadonlyMap<string, string>,
  path: SpecPath,
): void {
  const [name = '', field] = what.split('.');
  if (!expectFixture(context, declared, name, names, path) || field === undefined) return;
  const entity = context.index.entities.get(declared.value.records?.[name]?.entity ?? 'User');
  // An entity that does not exist is told of where the record is.
  if (entity === undefined) return;
  const fields = new Map(entity.fields.map((known) => [known.name, known]));
  context.expectKnown('SPEC105', `field of ${entity.name}`, field, fields, { declared, path });
}

function expectFixture(
  context: RuleContext,
  declared: Declared<PolicySource>,
  name: string,
  known: ReadonlyMap<string, string>,
  path: SpecPath,
): boolean {
  return context.expectKnown('SPEC120', 'person or record', name, known, { declared, path });
}

/** What stands where the name of a fixture is meant, as it is written. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
