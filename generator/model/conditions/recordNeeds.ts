import type { DashboardSource } from '../../language/sourceTypes.ts';

/** What stands for a field of the record that a dashboard is about: `$record.startup`. */
const recordFieldToken = /^\$record\.(?!id$)(\w+)$/;

/** The fields of its record that the conditions of a dashboard's cards name. */
export function recordNeeds({ cards }: Pick<DashboardSource, 'cards'>): readonly string[] {
  return [...new Set(cards.flatMap(({ where }) => (where === undefined ? [] : namedIn(where))))].sort();
}

function namedIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return recordFieldToken.exec(value)?.slice(1) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namedIn) : [];
}
