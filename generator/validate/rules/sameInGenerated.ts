import type { FieldMeta } from '#domain/model/entity.ts';
import type { EntitySource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, placeIn, sourceOf } from '../../model/Draft.ts';
import { type RuleContext, rule, ruleOfEach, together } from '../Rule.ts';

/** SPEC009: names that differ in the spec and are one in the database, in the API or among the texts. */
export const sameInGenerated = together(
  rule((context) => {
    checkNames(context);
    checkTexts(context);
  }),
  ruleOfEach((draft) => draft.entities.values(), checkColumns),
);

/** Tables, and the names of one record and of many in the API. */
function checkNames(context: RuleContext): void {
  const seen = new Map<string, Declared<EntitySource>>();
  for (const declared of context.draft.entities.values()) {
    const entity = context.index.entities.get(declared.id);
    if (!entity) continue;
    const { table, single, plural, operations } = entity;
    const names: readonly (readonly [string, SpecPath])[] = [
      [`table '${table}'`, ['entity']],
      ...(operations.includes('get')
        ? [[`query '${single}'`, [declared.value.single ? 'single' : 'entity']] as const]
        : []),
      ...(operations.includes('list')
        ? [[`query '${plural}'`, [declared.value.plural ? 'plural' : 'entity']] as const]
        : []),
    ];
    for (const [name, path] of names) {
      const earlier = seen.get(name);
      seen.set(name, earlier ?? declared);
      if (earlier !== undefined)
        report(
          context,
          declared,
          path,
          `${declared.id} would have the ${name}`,
          earlier === declared ? 'twice' : `as ${earlier.id} has`,
          earlier,
        );
    }
  }
}

/** A reference `owner` is stored in `owner_id`, and so is a text `ownerId`. */
function checkColumns(context: RuleContext, declared: Declared<EntitySource>): void {
  const seen = new Map<string, FieldMeta>();
  for (const field of context.index.entities.get(declared.id)?.fields ?? []) {
    const { column, name } = field;
    if (column === null) continue;
    const earlier = seen.get(column);
    seen.set(column, earlier ?? field);
    if (earlier === undefined || earlier.name === name) continue;
    const message = `'${name}' would be stored in the column '${column}', as '${earlier.name}' is.`;
    context.report('SPEC009', placeIn(declared, ['fields', name], 'key'), message, 'Give one of the two another name.');
  }
}

/** Two texts under one key: the second would be shown as the first. */
function checkTexts(context: RuleContext): void {
  for (const { first, other } of context.model.textsTwice) {
    // What is listed twice, or has another's id, also has its texts twice.
    if (context.isBroken(other.declared)) continue;
    context.report(
      'SPEC009',
      other.place,
      `'${other.english}' would be shown as '${first.english}', which stands under the same key at ${first.place.file}:${first.place.line}.`,
      'Write the same text in both places, or give one of the two another name.',
    );
  }
}

function report(
  context: RuleContext,
  declared: Declared<EntitySource>,
  path: SpecPath,
  what: string,
  how: string,
  earlier: Declared<EntitySource>,
): void {
  context.report(
    'SPEC009',
    placeIn(declared, path),
    `${what} ${how} at ${sourceOf(earlier)}.`,
    'Give one of the two another name.',
  );
}
