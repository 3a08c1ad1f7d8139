import { suggestion } from '../../../diagnostics/suggest.ts';
import type { TableSource } from '../../../language/sourceTypes.ts';
import type { SpecPath } from '../../../load/SpecFile.ts';
import { resolvePath } from '../../../model/columns.ts';
import { type Declared, placeIn } from '../../../model/Draft.ts';
import type { RuleContext } from '../../Rule.ts';

export type ColumnSource = TableSource['columns'][number];

/** Types of fields that can be summed, and are figures. */
export const numbers: ReadonlySet<string> = new Set(['int', 'float', 'money']);

/** Reports columns that name no field. */
export function checkColumns(
  context: RuleContext,
  screen: Declared<unknown>,
  entity: string,
  columns: readonly ColumnSource[],
  path: SpecPath,
): void {
  for (const [index, column] of columns.entries()) {
    const name = typeof column === 'string' ? column : column.field;
    expectField(
      context,
      entity,
      name,
      screen,
      typeof column === 'string' ? [...path, index] : [...path, index, 'field'],
    );
  }
}

/** The server refuses to sort by what it does not store in a column of its own. */
export function expectSortable(
  context: RuleContext,
  entityName: string,
  sort: string,
  declared: Declared<unknown>,
  path: SpecPath,
): void {
  const name = sort.replace(/^-/, '');
  expectField(context, entityName, name, declared, path);
  const fields = context.index.entities.get(entityName)?.fields ?? [];
  if (fields.find((field) => field.name === name)?.sortable !== false) return;
  const known = fields.flatMap((field) => (field.sortable ? [field.name] : []));
  const message = `${entityName} cannot be sorted by '${name}'.`;
  context.report('SPEC105', placeIn(declared, path), message, suggestion(name, known));
}

/** Reports a name that is no field of the entity, nor leads to one; `hiddenToo` where fields that nobody is shown may be named. */
export function expectField(
  context: RuleContext,
  entityName: string,
  name: string,
  declared: Declared<unknown>,
  path: SpecPath,
  hiddenToo = false,
): void {
  const { entities } = context.index;
  const entity = entities.get(entityName);
  if (!entity || name === 'id' || name === '_id') return;
  if (hiddenToo && entity.fields.some((field) => field.name === name)) return;
  const resolved = resolvePath(entities, entityName, name);
  if (!('missing' in resolved)) return;
  const known =
    entities
      .get(resolved.entity)
      ?.fields.filter((field) => hiddenToo || !field.hidden)
      .map((field) => field.name) ?? [];
  context.report(
    'SPEC105',
    placeIn(declared, path),
    `The field '${resolved.missing}' of ${resolved.entity} does not exist.`,
    suggestion(resolved.missing, known),
  );
}
