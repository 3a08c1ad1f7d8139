import { suggestion } from '../../diagnostics/suggest.ts';
import type {
  CalendarSource,
  DashboardSource,
  DetailSource,
  EntitySource,
  FieldSource,
  ScreenSource,
  TableSource,
} from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { pictureOf, resolvePath } from '../../model/columns.ts';
import { type Declared, type FormSource, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach, together } from '../Rule.ts';
import { expectForm, expectTable } from './knownScreensAndForms.ts';

type ColumnSource = TableSource['columns'][number];

/** SPEC105: fields that entities, screens and forms name exist. */
export const knownFields = together(
  ruleOfEach((draft) => draft.entities.values(), checkEntity),
  ruleOfEach((draft) => draft.screens.values(), checkScreen),
  ruleOfEach((draft) => draft.forms.values(), checkForm),
);

function checkScreen(context: RuleContext, screen: Declared<ScreenSource>): void {
  const source = screen.value as { kind?: string };
  if (source.kind === 'table') checkTable(context, screen as Declared<TableSource>);
  if (source.kind === 'detail') checkDetail(context, screen as Declared<DetailSource>);
  if (source.kind === 'calendar') checkCalendar(context, screen as Declared<CalendarSource>);
  if (source.kind === 'dashboard') checkDashboard(context, screen as Declared<DashboardSource>);
}

function checkForm(context: RuleContext, form: Declared<FormSource>): void {
  for (const [index, field] of form.value.fields.entries()) {
    const name = typeof field === 'string' ? field : field.field;
    const path: SpecPath = typeof field === 'string' ? ['fields', index] : ['fields', index, 'field'];
    if (name && form.value.entity) expectFormField(context, form.value.entity, name, form, path);
    else if (name) reportNoEntity(context, name, form, path);
  }
}

function reportNoEntity(context: RuleContext, name: string, form: Declared<FormSource>, path: SpecPath): void {
  const message = `The form is of no entity that could have the field '${name}'.`;
  context.report('SPEC105', placeIn(form, path), message, "Add 'entity: …', or give it 'name:', 'type:' and 'label:'.");
}

function checkEntity(context: RuleContext, entity: Declared<EntitySource>): void {
  const expect = (name: string, path: SpecPath): void => expectField(context, entity.id, name, entity, path, true);
  expect(entity.value.display, ['display']);
  if (entity.value.sort) expect(entity.value.sort.replace(/^-/, ''), ['sort']);
  for (const [index, names] of (entity.value.indexes ?? []).entries()) {
    if (typeof names === 'string') expect(names, ['indexes', index]);
    else for (const [at, name] of names.entries()) expect(name, ['indexes', index, at]);
  }
  for (const [index, name] of (entity.value.filtering?.free ?? []).entries()) {
    expect(name, ['filtering', 'free', index]);
  }
  for (const [name, source] of Object.entries(entity.value.fields)) {
    const field = source as FieldSource;
    if (typeof field === 'string') continue;
    for (const [index, from] of (field.from ?? []).entries()) expect(from, ['fields', name, 'from', index]);
    if (field.nameOf) {
      const refs = referencesOf(entity);
      const place = { declared: entity, path: ['fields', name, 'nameOf'] };
      context.expectKnown('SPEC105', 'reference', field.nameOf, refs, place);
    }
    if (field.by && field.to && context.draft.entities.has(field.to)) {
      expectField(context, field.to, field.by, entity, ['fields', name, 'by'], true);
    }
    checkAmong(context, entity, name, field);
  }
}

/** Its fields that refer to one record, by name. */
function referencesOf({ value }: Declared<EntitySource>): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(value.fields as Readonly<Record<string, FieldSource>>).filter(
      ([, source]) => typeof source !== 'string' && source.type === 'ref',
    ),
  );
}

/** Fields and values of the records that a reference offers. */
function checkAmong(
  context: RuleContext,
  entity: Declared<EntitySource>,
  name: string,
  { to = '', among = {} }: Exclude<FieldSource, string>,
): void {
  for (const [of, values] of Object.entries(among)) {
    const path = ['fields', name, 'among', of];
    expectField(context, to, of, entity, path);
    const enumName = context.index.entities.get(to)?.fields.find((field) => field.name === of)?.enum;
    const known = context.draft.enums.get(enumName ?? '')?.value.values;
    if (!known) continue;
    const ids = new Map(Object.keys(known).map((id) => [id, id]));
    for (const [index, value] of values.entries()) {
      context.expectKnown('SPEC106', 'value', String(value), ids, { declared: entity, path: [...path, index] });
    }
  }
}

function checkTable(context: RuleContext, screen: Declared<TableSource>): void {
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

const numbers: ReadonlySet<string> = new Set(['int', 'float', 'money']);
const grouping: ReadonlySet<string> = new Set(['enum', 'ref', 'bool']);

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

function checkCalendar(context: RuleContext, screen: Declared<CalendarSource>): void {
  const { create, sources } = screen.value;
  if (create) expectForm(context, create, screen, ['create']);
  for (const [index, source] of sources.entries()) {
    for (const property of ['start', 'end', 'name'] as const) {
      const name = source[property];
      if (name) expectField(context, source.entity, name, screen, ['sources', index, property]);
    }
  }
}

function checkDashboard(context: RuleContext, screen: Declared<DashboardSource>): void {
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

/** Who stands in the head of a page is known by a picture. */
function checkPeople(
  context: RuleContext,
  screen: Declared<DetailSource>,
  entity: string,
  people: readonly ColumnSource[],
): void {
  const { entities } = context.index;
  checkColumns(context, screen, entity, people, ['people']);
  for (const [index, column] of people.entries()) {
    const name = typeof column === 'string' ? column : column.field;
    const resolved = resolvePath(entities, entity, name);
    if ('missing' in resolved) continue;
    const owner = entities.get(resolved.owners.at(-1) ?? '');
    const isNamed = resolved.fields.length > 1 && owner?.displayField === resolved.fields.at(-1)?.name;
    if (isNamed && pictureOf(owner)) continue;
    const message = `'${name}' names nobody who has a picture.`;
    const fix = 'Name a reference to records with an avatar or a logo, or show it as a fact.';
    context.report('SPEC105', placeIn(screen, ['people', index]), message, fix);
  }
}

function checkDetail(context: RuleContext, screen: Declared<DetailSource>): void {
  const { entity, facts = [], people = [], status, image, note, tabs, edit } = screen.value;
  checkColumns(context, screen, entity, facts, ['facts']);
  checkPeople(context, screen, entity, people);
  if (status) expectField(context, entity, status, screen, ['status']);
  if (image) expectField(context, entity, image, screen, ['image']);
  if (note) expectField(context, entity, note, screen, ['note']);
  if (edit) expectForm(context, edit, screen, ['edit']);
  for (const [index, tab] of tabs.entries()) {
    checkColumns(context, screen, entity, tab.fields ?? [], ['tabs', index, 'fields']);
    for (const [at, group] of (tab.groups ?? []).entries()) {
      checkColumns(context, screen, entity, group.fields, ['tabs', index, 'groups', at, 'fields']);
    }
    checkGroup(context, screen, tab.group, index);
    if (tab.dashboard) checkRecordDashboard(context, screen, tab.dashboard, ['tabs', index, 'dashboard']);
    checkRelated(context, screen, tab, ['tabs', index]);
    for (const [at, page] of (tab.pages ?? []).entries()) {
      checkRelated(context, screen, page, ['tabs', index, 'pages', at]);
    }
  }
}

/** A tab stands in a group of its own bar. */
function checkGroup(
  context: RuleContext,
  declared: Declared<DetailSource>,
  group: string | undefined,
  index: number,
): void {
  const groups = declared.value.groups ?? [];
  if (group === undefined || groups.some(({ id }) => id === group)) return;
  const names = groups.map(({ id }) => id);
  const fix = names.length > 0 ? suggestion(group, names) : "Name it under 'groups:' of the screen.";
  const at = placeIn(declared, ['tabs', index, 'group']);
  context.report('SPEC107', at, `The bar has no group '${group}'.`, fix);
}

/** Cards about a record ask for the record of its own kind. */
function checkRecordDashboard(
  context: RuleContext,
  declared: Declared<DetailSource>,
  id: string,
  path: SpecPath,
): void {
  const { screens } = context.draft;
  if (!context.expectKnown('SPEC107', 'screen', id, screens, { declared, path })) return;
  const source = screens.get(id)?.value as { readonly kind?: string; readonly record?: string } | undefined;
  if (source?.kind === 'dashboard' && source.record === declared.value.entity) return;
  const message = `The screen '${id}' is no dashboard about a record of ${declared.value.entity}.`;
  const fix = `Name a dashboard with 'record: ${declared.value.entity}'.`;
  context.report('SPEC107', placeIn(declared, path), message, fix);
}

function checkRelated(
  context: RuleContext,
  declared: Declared<DetailSource>,
  { table, by }: { readonly table?: string; readonly by?: string },
  path: SpecPath,
): void {
  if (!table) return;
  const known = expectTable(context, table, declared, [...path, 'table']);
  const related = context.draft.screens.get(table)?.value;
  if (known && related && 'entity' in related && by) {
    expectField(context, related.entity, by, declared, [...path, 'by']);
  }
}

function checkColumns(
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

/** A form may also name a part of an object; inside JSON there is nothing to compare with. */
function expectFormField(
  context: RuleContext,
  entityName: string,
  name: string,
  form: Declared<unknown>,
  path: SpecPath,
): void {
  const [head = '', part] = name.split('.');
  const entity = context.index.entities.get(entityName);
  const owner = entity?.fields.find((field) => field.name === head);
  const isPart = part !== undefined && owner?.type === 'object';
  if (isPart && owner.fields?.some((field) => field.name === part)) return;
  expectField(context, entityName, name, form, path);
}

/** The server refuses to sort by what it does not store in a column of its own. */
function expectSortable(
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

function expectField(
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
