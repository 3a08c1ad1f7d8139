import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type {
  BoardMeta,
  ColumnMeta,
  DetailPageMeta,
  DetailTabMeta,
  FilterMeta,
  ScreenMeta,
  TabContent,
  TableScreenMeta,
  Tone,
} from '#domain/model/screens.ts';
import type {
  CalendarSource,
  ComponentSource,
  DashboardSource,
  DetailSource,
  FormScreenSource,
  ScreenSource,
  TableSource,
} from '../language/sourceTypes.ts';
import type { SpecPath } from '../load/SpecFile.ts';
import { textKeys } from '../text/textKeys.ts';
import { buildActions, buildHeaderActions } from './actions/buildActions.ts';
import { buildGuard } from './buildAccess.ts';
import { buildCalendar } from './buildCalendar.ts';
import { buildDashboard } from './buildDashboard.ts';
import {
  defaultFormat,
  type EntityIndex,
  labelKeyOf,
  pictureOf,
  type ResolvedPath,
  resolvePath,
  shownType,
} from './columns.ts';
import { filterOf } from './conditions/filterOf.ts';
import { recordNeeds } from './conditions/recordNeeds.ts';
import { routerPath } from './routePath.ts';
import type { ColumnSource, ScreenContext } from './ScreenContext.ts';
import { cellOf } from './tables/buildCell.ts';

/** None when it shows an entity that does not exist (SPEC104 names it). */
export function buildScreen(screen: ScreenContext): ScreenMeta[] {
  const built = buildKind(screen);
  return built ? [built] : [];
}

function buildKind(screen: ScreenContext): ScreenMeta | undefined {
  const source = screen.declared.value as ScreenSource & { kind?: string };
  if (source.kind === 'table') return buildTable(screen, source as TableSource);
  if (source.kind === 'detail') return buildDetail(screen, source as DetailSource);
  if (source.kind === 'form') return buildForm(screen, source as FormScreenSource);
  if (source.kind === 'calendar') return { ...base(screen), ...buildCalendar(screen, source as CalendarSource) };
  if (source.kind === 'dashboard')
    return { ...base(screen), ...buildDashboard(screen, source as DashboardSource, buildColumn) };
  const { component, tables } = source as ComponentSource;
  return { ...base(screen), kind: 'component', component, ...(tables && { tables }) };
}

function base({ context, declared }: ScreenContext): Pick<ScreenMeta, 'id' | 'titleKey' | 'drawnBy'> {
  const { drawnBy } = declared.value as { readonly drawnBy?: string };
  return {
    id: declared.id,
    ...(drawnBy !== undefined && { drawnBy }),
    titleKey: context.text(textKeys.screen(declared.id, 'title'), declared.value.title, declared, ['title']),
  };
}

function buildTable(screen: ScreenContext, source: TableSource): ScreenMeta | undefined {
  const { context, entities, declared } = screen;
  const entity = entities.get(source.entity);
  if (!entity) return undefined;
  const text = (part: string, english: string, path: SpecPath): string =>
    context.text(textKeys.screen(declared.id, part), english, declared, path);
  const sort = source.sort ?? `${entity.defaultSort.direction === 'DESC' ? '-' : ''}${entity.defaultSort.field}`;
  const formFields = context.draft.forms.get(source.edit ?? '')?.value.fields ?? [];
  return {
    ...base(screen),
    kind: 'table',
    entity: entity.name,
    plural: entity.plural,
    columns: source.columns.flatMap((column, index) => {
      const built = buildColumn(screen, entity.name, column, ['columns', index]);
      return built ? { ...built, ...(index > 0 && cellOf(entity, formFields, column)) } : [];
    }),
    filters: (source.filters ?? []).flatMap((name) => buildFilter(screen, entity.name, name) ?? []),
    ...(source.filtering && { filtering: source.filtering }),
    ...(entity.plan && { plan: entity.plan }),
    ...(source.views && { views: true }),
    ...((source.live || source.board) && { live: true }),
    ...(source.peopleFile && { peopleFile: true }),
    searchable: entity.fields.some((field) => field.searchable),
    defaultSort: { field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'DESC' : 'ASC' },
    ...(source.where && { baseFilter: filterOf(entity, source.where) }),
    ...(source.tabs && {
      tabs: source.tabs.map((tab, index) => ({
        id: tab.id,
        labelKey: text(`tab_${tab.id}`, tab.label, ['tabs', index, 'label']),
        filter: filterOf(entity, tab.filter),
      })),
    }),
    ...(source.create && { createForm: source.create }),
    ...(source.createAt && { createAt: source.createAt }),
    ...(source.preset && { preset: source.preset }),
    ...(source.edit && { editForm: source.edit }),
    ...boardOf(source, entity),
    ...(source.actions && { actions: buildActions(screen, source) }),
    ...groupingOf(screen, source),
    emptyKey: text('empty', source.empty, ['empty']),
    ...(source.emptyHint && { emptyHintKey: text('emptyHint', source.emptyHint, ['emptyHint']) }),
  };
}

function groupingOf({ entities }: ScreenContext, { entity, groupBy }: TableSource): Pick<TableScreenMeta, 'groupBy'> {
  const resolved = groupBy === undefined ? undefined : resolvePath(entities, entity, groupBy);
  return resolved && 'path' in resolved ? { groupBy: resolved.path } : {};
}

function boardOf({ board }: TableSource, entity: EntityMeta): Pick<TableScreenMeta, 'board'> {
  const group = entity.fields.find((field) => field.name === board?.group);
  const columns = columnsOfBoard(group, board?.within);
  if (!board || !group || !columns) return {};
  return { board: { group: group.name, columns, facts: board.facts ?? [], isFirst: board.first ?? false } };
}

function columnsOfBoard(group: FieldMeta | undefined, within: string | undefined): BoardMeta['columns'] | undefined {
  if (group?.enum) return { enum: group.enum };
  return group?.entity && within ? { entity: group.entity, within } : undefined;
}

function buildFilter({ entities, context }: ScreenContext, entityName: string, name: string): FilterMeta | undefined {
  const resolved = resolvePath(entities, entityName, name);
  const field = 'missing' in resolved ? undefined : resolved.fields[0];
  if ('missing' in resolved || !field) return undefined;
  const groups = field.enum ? context.draft.enums.get(field.enum)?.value.groups : undefined;
  return {
    field: name,
    labelKey: labelKeyOf(resolved),
    type: field.type,
    ...(field.enum && { enum: field.enum }),
    ...(field.entity && { entity: field.entity }),
    ...(field.among && { among: field.among }),
    ...(groups && {
      groups: Object.entries(groups).map(([id, group]) => ({
        labelKey: textKeys.enumGroup(field.enum ?? '', id),
        values: group.values,
      })),
    }),
  };
}

function buildColumn(
  screen: ScreenContext,
  entityName: string,
  source: ColumnSource,
  path: SpecPath,
): ColumnMeta | undefined {
  const column = typeof source === 'string' ? { field: source } : source;
  const resolved = resolvePath(screen.entities, entityName, column.field);
  if ('missing' in resolved) return undefined;
  const last = resolved.fields.at(-1);
  if (!last) return undefined;
  const label = 'label' in column ? column.label : undefined;
  const link = 'link' in column ? column.link : undefined;
  const list = resolved.fields.some((field) => listTypes.has(field.type));
  const names = namedRecord(screen.entities, resolved);
  const pictured = names && !list && pictureOf(screen.entities.get(names.entity)) ? ('avatar' as const) : undefined;
  const format = ('format' in column ? column.format : undefined) ?? pictured ?? defaultFormat(last, screen.toned);
  return {
    path: resolved.path,
    labelKey: label
      ? screen.context.text(textKeys.screen(screen.declared.id, `column_${column.field}`), label, screen.declared, [
          ...path,
          'label',
        ])
      : labelKeyOf(resolved),
    type: shownType(last),
    ...(last.enum && { enum: last.enum }),
    list,
    ...(format && { format }),
    ...(format === 'status' && last.enum && { tones: tonesOf(screen, last.enum) }),
    sortable: resolved.fields.length === 1 && last.sortable,
    filterable: resolved.fields.length === 1 && last.filterable,
    hiddenByDefault: ('hidden' in column ? column.hidden : undefined) ?? false,
    whenReadable: ('whenReadable' in column ? column.whenReadable : undefined) ?? isOfFeature(resolved.fields[0]),
    ...(link && { link }),
    ...(names && { names }),
    ...('total' in column && column.total && { total: column.total }),
  };
}

/** Fields that may hold more than one value. */
const listTypes: ReadonlySet<string> = new Set(['refs', 'many', 'enumList', 'textList', 'objectList']);

/** Whether a switch of the tenant can take the field away altogether. */
function isOfFeature(field: FieldMeta | undefined): boolean {
  return field?.read?.every(({ feature }) => feature !== undefined) ?? false;
}

/** What the values of an enumeration mean; those that mean nothing in particular are left out. */
function tonesOf({ context }: ScreenContext, name: string): Record<string, Tone> {
  const values = Object.entries(context.draft.enums.get(name)?.value.values ?? {});
  return Object.fromEntries(
    values.flatMap(([value, item]) =>
      typeof item === 'object' && item.tone && item.tone !== 'neutral' ? [[value, item.tone as Tone]] : [],
    ),
  );
}

/** The record that a display field stands for, or one that says what another is called. */
function namedRecord(entities: EntityIndex, { path, fields, owners }: ResolvedPath): ColumnMeta['names'] {
  const entity = entities.get(owners.at(-1) ?? '');
  const named = entity?.fields.find(({ name }) => name === fields.at(-1)?.nameOf);
  if (named?.entity)
    return { entity: named.entity, id: [...path.split('.').slice(0, -1), named.name, '_id'].join('.') };
  if (!entity || entity.displayField !== fields.at(-1)?.name) return undefined;
  return { entity: entity.name, id: path.split('.').with(-1, '_id').join('.') };
}

function buildDetail(screen: ScreenContext, source: DetailSource): ScreenMeta | undefined {
  const { context, entities, declared, pathOfScreen } = screen;
  const entity = entities.get(source.entity);
  if (!entity) return undefined;
  const columns = (list: readonly ColumnSource[], path: SpecPath): ColumnMeta[] =>
    list.flatMap((column, index) => buildColumn(screen, entity.name, column, [...path, index]) ?? []);
  const statusEnum = entity.fields.find((field) => field.name === source.status)?.enum;
  return {
    ...base(screen),
    kind: 'detail',
    entity: entity.name,
    single: entity.single,
    facts: columns(source.facts ?? [], ['facts']),
    ...(source.people && {
      people: columns(source.people, ['people']).map((column) => ({ ...column, format: 'avatar' as const })),
    }),
    ...(source.actions && { actions: buildHeaderActions(screen, source) }),
    ...(source.note && { noteField: source.note }),
    ...(source.status && { statusField: source.status }),
    ...(statusEnum && { statusEnum }),
    ...(source.image && { imageField: source.image }),
    basePath: routerPath((pathOfScreen.get(declared.id) ?? '/').replace(/\/\*$/, '')),
    ...(source.bar && { bar: source.bar }),
    ...(source.groups && {
      groups: source.groups.map(({ id, label }, index) => ({
        id,
        labelKey: context.text(textKeys.screen(declared.id, `tabs_${id}`), label, declared, ['groups', index, 'label']),
      })),
    }),
    tabs: source.tabs.map((tab, index) =>
      buildTab(screen, tab, ['tabs', index], (list, path) =>
        columns(list, path).map((column) => asWritten(entity, column)),
      ),
    ),
    ...(source.edit && { editForm: source.edit }),
    ...(source.editAt && { editPath: source.editAt }),
    ...(source.parent && {
      parent: {
        to: routerPath(source.parent.to),
        labelKey: context.text(textKeys.screen(declared.id, 'parent'), source.parent.label, declared, [
          'parent',
          'label',
        ]),
      },
    }),
  };
}

/** Where there is room to read, formatted writing is shown as it was written; lists show its words. */
function asWritten({ fields }: EntityMeta, column: ColumnMeta): ColumnMeta {
  const document = fields.find((field) => field.name === column.path)?.document;
  return document ? { ...column, path: document, type: 'richText' } : column;
}

function buildTab(
  screen: ScreenContext,
  tab: DetailSource['tabs'][number],
  path: SpecPath,
  columns: (list: readonly ColumnSource[], path: SpecPath) => ColumnMeta[],
): DetailTabMeta {
  const { context, declared } = screen;
  return {
    id: tab.id,
    labelKey: context.text(textKeys.screen(declared.id, `tab_${tab.id}`), tab.label, declared, [...path, 'label']),
    ...(tab.allow !== undefined && { guard: buildGuard(context, declared, [...path, 'allow'], tab.allow) }),
    ...(tab.needs && { needs: tab.needs }),
    ...(tab.group && { group: tab.group }),
    content: tabContent(),
  };

  function buildPage(page: NonNullable<typeof tab.pages>[number], index: number): DetailPageMeta {
    const place = [...path, 'pages', index, 'label'];
    return {
      id: page.id,
      labelKey: context.text(textKeys.screen(declared.id, `page_${tab.id}_${page.id}`), page.label, declared, place),
      ...(page.allow !== undefined && {
        guard: buildGuard(context, declared, [...path, 'pages', index, 'allow'], page.allow),
      }),
      ...(page.needs && { needs: page.needs }),
      content: page.table
        ? related(screen, page.table, page.by ?? '')
        : { kind: 'component', component: page.component ?? '' },
    };
  }

  function tabContent(): DetailTabMeta['content'] {
    if (tab.pages) return { kind: 'pages', pages: tab.pages.map(buildPage) };
    if (tab.table) return related(screen, tab.table, tab.by ?? '');
    if (tab.component) return { kind: 'component', component: tab.component };
    if (tab.dashboard) return cardsOf(screen, tab.dashboard);
    if (tab.fields) return { kind: 'fields', groups: [{ fields: columns(tab.fields, [...path, 'fields']) }] };
    return {
      kind: 'fields',
      groups: (tab.groups ?? []).map((group, index) => ({
        labelKey: context.text(textKeys.screen(declared.id, `group_${tab.id}_${index}`), group.label, declared, [
          ...path,
          'groups',
          index,
          'label',
        ]),
        fields: columns(group.fields, [...path, 'groups', index, 'fields']),
      })),
    };
  }
}

/** Records of another table that name this one, singly or in a list. */
function related({ context, entities }: ScreenContext, table: string, by: string): TabContent {
  const target = context.draft.screens.get(table)?.value as Partial<TableSource> | undefined;
  const field = entities.get(target?.entity ?? '')?.fields.find((candidate) => candidate.name === by);
  return { kind: 'related', table, by, byList: field?.type === 'refs' || field?.type === 'many' };
}

/** Cards about the record; what they name of it besides its id is asked for with it. */
function cardsOf({ context }: ScreenContext, dashboard: string): TabContent {
  const target = context.draft.screens.get(dashboard)?.value as Partial<DashboardSource> | undefined;
  const needs = target?.cards ? recordNeeds({ cards: target.cards }) : [];
  return { kind: 'dashboard', dashboard, ...(needs.length > 0 && { needs }) };
}

function buildForm(screen: ScreenContext, source: FormScreenSource): ScreenMeta {
  const { context, declared } = screen;
  return {
    ...base(screen),
    kind: 'form',
    form: source.form,
    ...(source.record && { record: source.record }),
    ...(source.goTo && { goTo: source.goTo }),
    ...(source.description && {
      descriptionKey: context.text(textKeys.screen(declared.id, 'description'), source.description, declared, [
        'description',
      ]),
    }),
  };
}
