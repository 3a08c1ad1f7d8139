import type { EntityMeta } from '#domain/model/entity.ts';
import type {
  CalendarScreenMeta,
  CalendarSourceMeta,
  DashboardCardMeta,
  DashboardScreenMeta,
} from '#domain/model/screens.ts';
import { columnsSelection, type Entities, identifier } from './columnsSelection.ts';
import { printSelection, type Selection, selectionOf } from './selection.ts';

type Documents = Readonly<Record<string, string>>;

/** One query for each source of a calendar, by its id. */
export function documentsOfCalendar(screen: CalendarScreenMeta, entities: Entities): Documents {
  return Object.fromEntries(
    screen.sources.flatMap((source) => {
      const entity = entities.get(source.entity);
      return entity ? [[source.id, sourceDocument(screen.id, source, entity)]] : [];
    }),
  );
}

function sourceDocument(screenId: string, source: CalendarSourceMeta, entity: EntityMeta): string {
  const selection: Selection = new Map([['_id', null]]);
  for (const path of [source.startField, source.endField, source.nameField]) if (path) selectionOf(selection, path);
  for (const [, part] of (source.link ?? '').matchAll(/\{([\w.]+)\}/g)) if (part) selectionOf(selection, part);
  const name = `Screen_${identifier(screenId)}_${identifier(source.id)}`;
  const variables = `$filter: ${entity.name}Filter, $sort: [${entity.name}Sort!], $cursor: String`;
  return `query ${name}(${variables}) { page: ${entity.plural}(filter: $filter, sort: $sort, cursor: $cursor, limit: 100) { next results { ${printSelection(selection)} } } }`;
}

/** One query for each card of a dashboard that shows records, by its id. */
export function documentsOfDashboard(screen: DashboardScreenMeta, entities: Entities): Documents {
  return Object.fromEntries(
    screen.cards.flatMap((card) => {
      const entity = card.kind === 'component' ? undefined : entities.get(card.entity);
      return card.kind !== 'component' && entity ? [[card.id, cardDocument(screen.id, card, entity, entities)]] : [];
    }),
  );
}

type CardOfRecords = Exclude<DashboardCardMeta, { readonly kind: 'component' }>;

function cardDocument(screenId: string, card: CardOfRecords, entity: EntityMeta, entities: Entities): string {
  const name = `Screen_${identifier(screenId)}_${identifier(card.id)}`;
  if (card.kind === 'fields' || card.kind === 'figure') {
    const fields = printSelection(columnsSelection(entity, card.columns, entities));
    return `query ${name}($id: ID!) { record: ${entity.single}(id: $id) { ${fields} } }`;
  }
  if (card.kind === 'number')
    return `query ${name}($filter: ${entity.name}Filter) { page: ${entity.plural}(filter: $filter, limit: 1) { totalCount } }`;
  if (card.kind === 'chart')
    return `query ${name}($filter: ${entity.name}Filter) { page: ${entity.plural}(filter: $filter, limit: 1) { totalCount counts(by: ${card.by?.field ?? 'createdAt'}) { value label count } } }`;
  const selection = printSelection(columnsSelection(entity, card.columns, entities));
  const variables = `$filter: ${entity.name}Filter, $sort: [${entity.name}Sort!], $limit: Int`;
  return `query ${name}(${variables}) { page: ${entity.plural}(filter: $filter, sort: $sort, limit: $limit) { totalCount results { ${selection} } } }`;
}
