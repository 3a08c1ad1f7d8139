import type { DashboardSource } from '../../../language/sourceTypes.ts';
import type { SpecPath } from '../../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../../model/Draft.ts';
import type { RuleContext } from '../../Rule.ts';
import { type ColumnSource, checkColumns, expectField, expectSortable, numbers } from './expectField.ts';

/** Fields that the cards of a dashboard name. */
export function checkDashboard(context: RuleContext, screen: Declared<DashboardSource>): void {
  const { cards, record } = screen.value;
  for (const [index, { entity, by, sort, columns, fields, value, of }] of cards.entries()) {
    if (fields) checkRecordFields(context, screen, record, fields, ['cards', index, 'fields']);
    if (value) checkFigure(context, screen, record, value, ['cards', index, 'value']);
    if (of) checkFigure(context, screen, record, of, ['cards', index, 'of']);
    if (!entity) continue;
    if (by) expectField(context, entity, by, screen, ['cards', index, 'by']);
    if (sort && entity) expectSortable(context, entity, sort, screen, ['cards', index, 'sort']);
    checkColumns(context, screen, entity, columns ?? [], ['cards', index, 'columns']);
  }
}

/** A figure is a number of the record, and so is what it is a part of. */
function checkFigure(
  context: RuleContext,
  screen: Declared<DashboardSource>,
  record: string | undefined,
  name: string,
  path: SpecPath,
): void {
  if (record === undefined) {
    checkRecordFields(context, screen, record, [name], path);
    return;
  }
  expectField(context, record, name, screen, path);
  const field = context.index.entities.get(record)?.fields.find((candidate) => candidate.name === name);
  if (!field || numbers.has(field.type)) return;
  const way = 'Name a field of type int, float or money, or show it in a card of fields.';
  context.report('SPEC105', placeIn(screen, path), `'${name}' is no number: it is no figure.`, way);
}

/** A card of fields shows those of one record, so its dashboard is about one. */
function checkRecordFields(
  context: RuleContext,
  screen: Declared<DashboardSource>,
  record: string | undefined,
  fields: readonly ColumnSource[],
  path: SpecPath,
): void {
  if (record !== undefined) {
    checkColumns(context, screen, record, fields, path);
    return;
  }
  const message = 'The dashboard is about no record that could have fields.';
  context.report('SPEC105', placeIn(screen, path), message, "Add 'record: …' to the dashboard, or list records.");
}
