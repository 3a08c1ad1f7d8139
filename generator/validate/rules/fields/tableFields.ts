import { suggestion } from '../../../diagnostics/suggest.ts';
import type { TableSource } from '../../../language/sourceTypes.ts';
import { type Declared, placeIn } from '../../../model/Draft.ts';
import type { RuleContext } from '../../Rule.ts';
import { expectForm } from '../knownScreensAndForms.ts';
import { checkColumns, expectField, expectSortable, numbers } from './expectField.ts';

/** Types of fields with few values. */
const grouping: ReadonlySet<string> = new Set(['enum', 'ref', 'bool']);

/** Fields that a table names. */
export function checkTable(context: RuleContext, screen: Declared<TableSource>): void {
  const { entity, columns, filters, sort, board, create, edit } = screen.value;
  checkColumns(context, screen, entity, columns, ['columns']);
  for (const [index, name] of (filters ?? []).entries()) expectField(context, entity, name, screen, ['filters', index]);
  if (sort) expectSortable(context, entity, sort, screen, ['sort']);
  if (board) checkBoard(context, screen, board);
  checkSums(context, screen);
  for (const [property, form] of [
    ['create', create],
    ['edit', edit],
  ] as const) {
    if (form) expectForm(context, form, screen, [property]);
  }
}

/** Rows are grouped by a column that has few values, and only numbers have a sum. */
function checkSums(context: RuleContext, screen: Declared<TableSource>): void {
  const { entity, columns, groupBy } = screen.value;
  const fieldOf = (name: string) => context.index.entities.get(entity)?.fields.find((field) => field.name === name);
  for (const [index, column] of columns.entries()) {
    const field = typeof column === 'object' && column.total ? fieldOf(column.field) : undefined;
    if (!field || numbers.has(field.type)) continue;
    const place = placeIn(screen, ['columns', index, 'total']);
    context.report('SPEC105', place, `'${field.name}' is no number: it has no total.`, "Take 'total' out.");
  }
  if (groupBy === undefined) return;
  const place = placeIn(screen, ['groupBy']);
  const known = columns.map((column) => (typeof column === 'string' ? column : column.field));
  if (!known.includes(groupBy)) {
    context.report('SPEC105', place, `'${groupBy}' is not a column of the table.`, suggestion(groupBy, known));
  } else if (fieldOf(groupBy) && !grouping.has(fieldOf(groupBy)?.type ?? '')) {
    const way = 'Group the rows by a field of type enum, ref or bool.';
    context.report('SPEC105', place, `'${groupBy}' has too many values to group by.`, way);
  }
}

/** A board has one column for each value, so its field has to have a known list of them. */
function checkBoard(
  context: RuleContext,
  screen: Declared<TableSource>,
  { group, within, facts }: NonNullable<TableSource['board']>,
): void {
  const { entity, columns } = screen.value;
  expectField(context, entity, group, screen, ['board', 'group']);
  const field = context.index.entities.get(entity)?.fields.find(({ name }) => name === group);
  if (field?.type === 'ref') checkBoardOfRecords(context, screen, field.entity ?? '', within);
  else if (field && !field.enum) {
    const place = placeIn(screen, ['board', 'group']);
    context.report(
      'SPEC105',
      place,
      `'${group}' is neither an enumeration nor a reference.`,
      'Group the board by a field of type enum or ref.',
    );
  }
  const known = columns.map((column) => (typeof column === 'string' ? column : column.field));
  for (const [index, fact] of (facts ?? []).entries()) {
    if (known.includes(fact)) continue;
    const place = placeIn(screen, ['board', 'facts', index]);
    context.report('SPEC105', place, `'${fact}' is not a column of the table.`, suggestion(fact, known));
  }
}

/** All records there are would be too many columns: they are those of the record whose page the board stands on. */
function checkBoardOfRecords(
  context: RuleContext,
  screen: Declared<TableSource>,
  target: string,
  within: string | undefined,
): void {
  if (within === undefined) {
    const place = placeIn(screen, ['board', 'group']);
    const way = "Add 'within: <the reference by which both belong to the page>'.";
    context.report('SPEC105', place, 'The board does not say which records are its columns.', way);
    return;
  }
  for (const owner of [screen.value.entity, target]) expectField(context, owner, within, screen, ['board', 'within']);
}
