import type { EntityMeta } from '#domain/model/entity.ts';
import type { ColumnMeta, DashboardCardMeta, DashboardScreenMeta, QueryCardMeta } from '#domain/model/screens.ts';
import type { DashboardSource } from '../language/sourceTypes.ts';
import type { SpecPath } from '../load/SpecFile.ts';
import { textKeys } from '../text/textKeys.ts';
import { buildGuard } from './buildAccess.ts';
import { resolvePath } from './columns.ts';
import { filterOf } from './conditions/filterOf.ts';
import type { ColumnSource, ScreenContext } from './ScreenContext.ts';

type CardSource = DashboardSource['cards'][number];
type BuildColumn = (
  screen: ScreenContext,
  entity: string,
  column: ColumnSource,
  path: SpecPath,
) => ColumnMeta | undefined;

const defaultLimit = 5;

/** What is specific to a dashboard; cards of unknown entities are left out (SPEC104 names them). */
export function buildDashboard(
  screen: ScreenContext,
  source: DashboardSource,
  buildColumn: BuildColumn,
): Omit<DashboardScreenMeta, 'id' | 'titleKey'> {
  const { context, declared } = screen;
  return {
    kind: 'dashboard',
    ...(source.record && { record: source.record }),
    ...(source.empty && {
      emptyKey: context.text(textKeys.screen(declared.id, 'empty'), source.empty, declared, ['empty']),
    }),
    cards: source.cards.flatMap((card, index) => buildCard(screen, card, ['cards', index], buildColumn) ?? []),
  };
}

function buildCard(
  screen: ScreenContext,
  card: CardSource,
  path: SpecPath,
  buildColumn: BuildColumn,
): DashboardCardMeta | undefined {
  const base = {
    id: card.id,
    isWide: card.wide ?? false,
    ...(card.aside && { isAside: true as const }),
    ...(card.allow !== undefined && {
      guard: buildGuard(screen.context, screen.declared, [...path, 'allow'], card.allow),
    }),
  };
  if (card.component) return { ...base, kind: 'component', component: card.component };
  const { record } = screen.declared.value as DashboardSource;
  const entity = screen.entities.get((card.fields || card.value ? record : card.entity) ?? '');
  if (!entity) return undefined;
  if (card.fields) {
    const fields = card.fields.flatMap(
      (column, index) => buildColumn(screen, entity.name, column, [...path, 'fields', index]) ?? [],
    );
    const { labelKey } = queryPart(screen, card, entity, path);
    return { ...base, kind: 'fields', labelKey, entity: entity.name, columns: fields };
  }
  if (card.value) {
    const parts = (
      [
        ['value', card.value],
        ['of', card.of],
      ] as const
    ).flatMap(([part, column]) =>
      column === undefined ? [] : (buildColumn(screen, entity.name, column, [...path, part]) ?? []),
    );
    const { labelKey, aboutKey, isQuiet, link } = queryPart(screen, card, entity, path);
    const more = { ...(aboutKey && { aboutKey }), ...(isQuiet && { isQuiet }), ...(link && { link }) };
    return { ...base, kind: 'figure', labelKey, entity: entity.name, columns: parts, ...more };
  }
  const columns = (card.columns ?? []).flatMap(
    (column, index) => buildColumn(screen, entity.name, column, [...path, 'columns', index]) ?? [],
  );
  return {
    ...base,
    ...queryPart(screen, card, entity, path),
    entity: entity.name,
    columns,
    ...countedBy(screen, card),
  };
}

function queryPart(
  { context, declared }: ScreenContext,
  card: CardSource,
  entity: EntityMeta,
  path: SpecPath,
): Omit<QueryCardMeta, 'id' | 'isWide' | 'entity' | 'columns'> {
  const text = (part: string, english: string): string =>
    context.text(textKeys.screen(declared.id, `${part}_${card.id}`), english, declared, [...path, part]);
  return {
    kind: card.kind ?? 'list',
    labelKey: text('label', card.label ?? card.id),
    ...(card.about && { aboutKey: text('about', card.about) }),
    ...(card.where && { baseFilter: filterOf(entity, card.where) }),
    ...(card.sort && {
      sort: { field: card.sort.replace(/^-/, ''), direction: card.sort.startsWith('-') ? 'DESC' : 'ASC' },
    }),
    limit: card.limit ?? defaultLimit,
    ...(card.quiet && { isQuiet: true as const }),
    ...(card.link && { link: card.link }),
  };
}

function countedBy({ entities }: ScreenContext, card: CardSource): Pick<QueryCardMeta, 'by'> {
  if (!card.by) return {};
  const resolved = resolvePath(entities, card.entity ?? '', card.by);
  const field = 'missing' in resolved ? undefined : resolved.fields[0];
  if (!field) return {};
  return { by: { field: field.name, type: field.type, ...(field.enum && { enum: field.enum }) } };
}
