import type { DashboardCardMeta, StaticFilter } from '#domain/model/screens.ts';
import type { RecordData } from '../screenModules.ts';

const token = /^\$record\.(?!id$)(\w+)$/;

/**
 * The cards of a dashboard with what they name of its record filled in: `$record.startup` is the startup that the record
 * belongs to. A card that compares with what the record does not have asks for nothing, and is left out.
 */
export function cardsAbout(cards: readonly DashboardCardMeta[], record: RecordData): readonly DashboardCardMeta[] {
  return cards.flatMap((card) => {
    if (!('baseFilter' in card) || !card.baseFilter) return [card];
    const filled = fill(card.baseFilter, record);
    return filled === undefined ? [] : [{ ...card, baseFilter: filled as StaticFilter }];
  });
}

/** Nothing where a value is missing. */
function fill(value: unknown, record: RecordData): unknown {
  if (typeof value === 'string') return token.test(value) ? ofReference(record[value.slice('$record.'.length)]) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => fill(part, record));
    return parts.includes(undefined) ? undefined : parts;
  }
  const parts = Object.entries(value).map(([key, part]) => [key, fill(part, record)] as const);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}

/** Of a reference the id of what it names. */
function ofReference(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && '_id' in value) return value._id;
  return value ?? undefined;
}
