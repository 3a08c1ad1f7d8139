import type { ScreenMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import { once } from '../../incremental/remember.ts';
import type { ScreenSource } from '../../language/sourceTypes.ts';
import { specPath } from '../../model/buildRoutes.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import type { Model } from '../../model/Model.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';
import type { Misfit } from './fieldValue.ts';
import { type LinkSite, screenSites } from './screenSites.ts';

/** SPEC305: a link that opens a table with a tab or a filter names one that the table has. */
export const linkQueries = ruleOfEach(
  (draft) => draft.screens.values(),
  (context, screen) => {
    for (const site of screenSites(screen).links) {
      const [path = '', query] = site.link.split('?');
      const table = query === undefined ? undefined : tablesByPath(context.model)(path);
      if (query !== undefined && table) checkQuery(context, screen, site, table, new URLSearchParams(query));
    }
  },
);

/** Screens that are tables, by the path that opens them. */
const tablesOf = once((routes: Model['routes']) =>
  once((screens: Model['screens']): ReadonlyMap<string, TableScreenMeta> => {
    const tables = new Map(screens.filter(isTable).map((screen) => [screen.id, screen]));
    return new Map(
      routes.flatMap(({ path, screen }) => {
        const table = tables.get(screen ?? '');
        return table ? [[specPath(path), table] as const] : [];
      }),
    );
  }),
);

const isTable = (screen: ScreenMeta): screen is TableScreenMeta => screen.kind === 'table';

const tablesByPath =
  ({ routes, screens }: Model) =>
  (path: string): TableScreenMeta | undefined =>
    tablesOf(routes)(screens).get(path);

function checkQuery(
  context: RuleContext,
  screen: Declared<ScreenSource>,
  { path }: LinkSite,
  table: TableScreenMeta,
  query: URLSearchParams,
): void {
  const tab = query.get('tab');
  const filter = query.get('f');
  const problems = [
    ...(tab === null ? [] : misfitsOfTab(table, tab)),
    ...(filter === null ? [] : misfitsOfFilter(context, table, filter)),
  ];
  for (const { message, fix } of problems) context.report('SPEC305', placeIn(screen, path), message, fix);
}

function misfitsOfTab({ id, tabs = [] }: TableScreenMeta, tab: string): Misfit[] {
  const known = tabs.map((one) => one.id);
  return known.includes(tab) ? [] : [{ message: `'${id}' has no tab '${tab}'.`, fix: suggestion(tab, known) }];
}

function misfitsOfFilter(context: RuleContext, { id, filters }: TableScreenMeta, text: string): Misfit[] {
  const chosen = parse(text);
  if (chosen === undefined)
    return [{ message: 'What the link filters by is no JSON.', fix: `Write it as f={"status":["draft"]}.` }];
  return Object.entries(chosen).flatMap(([name, values]) => {
    const filter = filters.find(({ field }) => field === name);
    const known = filters.map(({ field }) => field);
    if (!filter) return [{ message: `'${id}' has no filter '${name}'.`, fix: suggestion(name, known) }];
    const ids = Object.keys(context.draft.enums.get(filter.enum ?? '')?.value.values ?? {});
    const stranger = filter.enum ? [values].flat().find((value) => !ids.includes(String(value))) : undefined;
    if (stranger === undefined) return [];
    return [{ message: `'${stranger}' is not a value of ${filter.enum}.`, fix: suggestion(String(stranger), ids) }];
  });
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
