import { once } from '../../incremental/remember.ts';
import type {
  CalendarSource,
  DashboardSource,
  DetailSource,
  FormScreenSource,
  ScreenSource,
  TableSource,
} from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import type { Declared } from '../../model/Draft.ts';

type ColumnSource = TableSource['columns'][number];

/** A filter of a screen over records of an entity. */
interface FilterSite {
  readonly entity: string;
  readonly filter: unknown;
  readonly path: SpecPath;
  /** A filter, or the values that a new record begins with. */
  readonly kind: 'filter' | 'preset';
}

/** A path that a screen leads to, and what fills its braces. */
export interface LinkSite {
  readonly link: string;
  readonly path: SpecPath;
  /** Values of a row of the entity, of a record just saved or the one that a page is about (its id), parameters of the screen's own route, or nothing. */
  readonly filledBy: 'row' | 'saved' | 'route' | 'nothing';
  readonly entity?: string;
}

export interface ScreenSites {
  readonly filters: readonly FilterSite[];
  readonly links: readonly LinkSite[];
}

/** What a screen asks the database for, and where it leads. Kept with the screen. */
export const screenSites = once((screen: Declared<ScreenSource>): ScreenSites => {
  const source = screen.value as ScreenSource & { readonly kind?: string };
  if (source.kind === 'table') return sitesOfTable(source as TableSource);
  if (source.kind === 'detail') return sitesOfDetail(source as DetailSource);
  if (source.kind === 'calendar') return sitesOfCalendar(source as CalendarSource);
  if (source.kind === 'dashboard') return sitesOfDashboard(source as DashboardSource);
  const { goTo } = source as Partial<FormScreenSource>;
  return { filters: [], links: goTo === undefined ? [] : [{ link: goTo, path: ['goTo'], filledBy: 'saved' }] };
});

function sitesOfTable({ entity, columns, where, tabs, preset, createAt }: TableSource): ScreenSites {
  return {
    filters: [
      ...(where ? [{ entity, filter: where, path: ['where'], kind: 'filter' as const }] : []),
      ...(preset ? [{ entity, filter: preset, path: ['preset'], kind: 'preset' as const }] : []),
      ...(tabs ?? []).map(({ filter }, index) => ({
        entity,
        filter,
        path: ['tabs', index, 'filter'],
        kind: 'filter' as const,
      })),
    ],
    links: [...linksOf(columns, entity, ['columns']), ...plainLink(createAt, ['createAt'])],
  };
}

function sitesOfDetail({
  entity,
  facts = [],
  people = [],
  actions = [],
  tabs,
  parent,
  editAt,
}: DetailSource): ScreenSites {
  const lists = tabs.flatMap((tab, index) => [
    ...linksOf(tab.fields ?? [], entity, ['tabs', index, 'fields']),
    ...(tab.groups ?? []).flatMap((group, at) =>
      linksOf(group.fields, entity, ['tabs', index, 'groups', at, 'fields']),
    ),
  ]);
  const up = parent ? [{ link: parent.to, path: ['parent', 'to'], filledBy: 'route' as const }] : [];
  const edit = editAt ? [{ link: editAt, entity, path: ['editAt'], filledBy: 'row' as const }] : [];
  const ways = actions.flatMap(({ to }, index) =>
    to === undefined ? [] : [{ link: to, entity, path: ['actions', index, 'to'], filledBy: 'row' as const }],
  );
  const head = [...linksOf(facts, entity, ['facts']), ...linksOf(people, entity, ['people']), ...ways];
  return { filters: [], links: [...head, ...lists, ...up, ...edit] };
}

function sitesOfCalendar({ sources }: CalendarSource): ScreenSites {
  return {
    filters: sources.flatMap(({ entity, where }, index) =>
      where ? [{ entity, filter: where, path: ['sources', index, 'where'], kind: 'filter' as const }] : [],
    ),
    links: sources.flatMap(({ entity, link }, index) =>
      link ? [{ link, entity, path: ['sources', index, 'link'], filledBy: 'row' as const }] : [],
    ),
  };
}

function sitesOfDashboard({ cards, record }: DashboardSource): ScreenSites {
  return {
    filters: cards.flatMap(({ entity, where }, index) =>
      where && entity ? [{ entity, filter: where, path: ['cards', index, 'where'], kind: 'filter' as const }] : [],
    ),
    links: cards.flatMap(({ entity, link, columns, fields = [] }, index) => [
      ...plainLink(link, ['cards', index, 'link'], record === undefined ? 'nothing' : 'saved'),
      ...linksOf(columns ?? [], entity ?? '', ['cards', index, 'columns']),
      ...linksOf(fields, record ?? '', ['cards', index, 'fields']),
    ]),
  };
}

function linksOf(columns: readonly ColumnSource[], entity: string, path: SpecPath): LinkSite[] {
  return columns.flatMap((column, index) =>
    typeof column !== 'string' && 'link' in column && column.link
      ? [{ link: column.link, entity, path: [...path, index, 'link'], filledBy: 'row' as const }]
      : [],
  );
}

function plainLink(link: string | undefined, path: SpecPath, filledBy: LinkSite['filledBy'] = 'nothing'): LinkSite[] {
  return link === undefined ? [] : [{ link, path, filledBy }];
}
