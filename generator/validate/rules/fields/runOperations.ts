import type { FieldMeta } from '#domain/model/entity.ts';
import type { OperationCall } from '#domain/model/screens.ts';
import type { ScreenSource } from '../../../language/sourceTypes.ts';
import type { SpecPath } from '../../../load/SpecFile.ts';
import type { MutationShape } from '../../../model/CodeNames.ts';
import { type Declared, placeIn } from '../../../model/Draft.ts';
import type { RuleContext } from '../../Rule.ts';

type Run = OperationCall & { readonly undo?: OperationCall };

/** SPEC115, SPEC312: an operation that an action runs is there, has a rule, and is given what it takes. */
export function checkRun(
  context: RuleContext,
  screen: Declared<ScreenSource>,
  entity: string,
  run: Run | undefined,
  path: SpecPath,
): void {
  if (run === undefined) return;
  checkCall(context, screen, entity, run, path);
  if (run.undo) checkCall(context, screen, entity, run.undo, [...path, 'undo']);
}

function checkCall(
  context: RuleContext,
  screen: Declared<ScreenSource>,
  entity: string,
  { operation, with: given }: OperationCall,
  path: SpecPath,
): void {
  const known = context.code?.mutations;
  if (!known) return;
  const at = { declared: screen, path: [...path, 'operation'] } as const;
  if (!context.expectKnown('SPEC115', 'operation', operation, new Set(known.keys()), at)) return;
  const { args = {} } = known.get(operation) ?? {};
  for (const [name, value] of Object.entries(given)) {
    const place = { declared: screen, path: [...path, 'with', name], on: 'key' } as const;
    if (!context.expectKnown('SPEC312', 'argument', name, new Set(Object.keys(args)), place)) continue;
    const problem = problemOf(value, args[name] ?? '', fieldsOf(context, entity));
    if (problem) context.report('SPEC312', placeIn(screen, [...path, 'with', name]), problem.message, problem.fix);
  }
  const missing = missingOf(args, given);
  if (missing !== undefined)
    context.report(
      'SPEC312',
      placeIn(screen, [...path, 'with'], 'key'),
      `'${operation}' takes '${missing}' too.`,
      `Add it: of type ${bare(args[missing] ?? '')}, or a field of the record in braces.`,
    );
}

const missingOf = (args: MutationShape['args'], given: OperationCall['with']): string | undefined =>
  Object.keys(args).find((name) => args[name]?.endsWith('!') && !Object.hasOwn(given, name));

const fieldsOf = (context: RuleContext, entity: string): readonly FieldMeta[] =>
  (context.index.entities.get(entity)?.fields ?? []).filter(
    ({ column, entity: to, hidden }) => column !== null && to === undefined && !hidden,
  );

const bare = (type: string): string => type.replace(/[[\]!]/g, '');

/** Kinds of values that types of the API are written with; of others nothing is known. */
const written: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

function problemOf(
  value: unknown,
  type: string,
  fields: readonly FieldMeta[],
): { readonly message: string; readonly fix: string } | undefined {
  const named = typeof value === 'string' ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined;
  if (named !== undefined) {
    const isThere = named === '_id' || named === 'version' || fields.some(({ name }) => name === named);
    const fix = 'Name a field of the record with a value of its own, or _id.';
    return isThere ? undefined : { message: `'${named}' is no such field.`, fix };
  }
  const kind = written[bare(type)];
  if (kind === undefined || type.startsWith('[') || typeof value === kind) return undefined;
  const message = `The argument is of type ${bare(type)}, and ${JSON.stringify(value)} is not.`;
  return { message, fix: 'Write one that is, or a field of the record in braces.' };
}
