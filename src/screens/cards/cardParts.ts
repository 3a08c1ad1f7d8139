import type { ColumnMeta } from '#domain/model/screens.ts';

/** What of a record's columns a card shows (LOOK.md, "Cards on a phone"). */
export interface CardParts {
  readonly title: ColumnMeta | undefined;
  /** A status, which stands at the end of the title's line. */
  readonly state: ColumnMeta | undefined;
  /** The others, of which the first with a value are shown. */
  readonly facts: readonly ColumnMeta[];
  /** How many of them. */
  readonly shown: number;
}

const FACTS_SHOWN = 2;

/**
 * The first column names the record, the first status is its state; addresses and colours say little in one line. When
 * something was names nothing: what it was about stands among the facts then, which are one more.
 */
export function cardParts(columns: readonly ColumnMeta[]): CardParts {
  const [title, ...others] = columns;
  const state = others.find(({ format }) => format === 'status');
  const facts = others.filter((column) => column !== state && column.type !== 'url');
  return { title, state, facts, shown: title?.type === 'dateTime' ? FACTS_SHOWN + 1 : FACTS_SHOWN };
}

/** Numbers, days and yes or no say nothing without the name of their column. */
export function needsName({ type }: Pick<ColumnMeta, 'type'>): boolean {
  return ['int', 'float', 'money', 'date', 'dateTime', 'bool'].includes(type ?? '');
}

/** What is not so stands in no card: "Archived: No" on every one of them tells nobody anything. */
export const isNews = (value: unknown): boolean => value !== false;
