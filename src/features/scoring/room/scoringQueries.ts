import type { QueryClient } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { ScoringQueueDocument, type ScoringQueueQuery, ScoringSheetDocument } from '../scoring.gen.ts';

export type ScoringRound = ScoringQueueQuery['scoringQueue'][number];
export type ScoringItem = ScoringRound['items'][number];

/** What the reader is asked to score. */
export const scoringQueueQuery = () => graphqlQuery(ScoringQueueDocument, {});

/** One application to score. */
export const scoringSheetQuery = (evaluationId: string) => graphqlQuery(ScoringSheetDocument, { id: evaluationId });

export const roundTitle = ({ funnelName, roundName }: Pick<ScoringRound, 'funnelName' | 'roundName'>): string =>
  roundName === null ? funnelName : `${funnelName} · ${roundName}`;

export interface ScoringPlace {
  readonly round: ScoringRound;
  readonly item: ScoringItem;
  /** Of the item among those of its round, from 0. */
  readonly at: number;
}

/** Where the address leads: to an evaluation, else to the first that is left of a round, of one with something left where none is asked; null when nothing is asked. */
export function placeOf(
  rounds: readonly ScoringRound[],
  search: Readonly<Record<string, unknown>>,
): ScoringPlace | null {
  const named = rounds.find(({ items }) => items.some(({ evaluationId }) => evaluationId === search.evaluation));
  const asked = named ?? rounds.find(({ roundId }) => roundId !== null && roundId === search.round);
  const round = asked ?? rounds.find(({ items }) => items.some(({ isDone }) => !isDone)) ?? rounds[0];
  if (round === undefined) return null;
  const known = round.items.findIndex(({ evaluationId }) => evaluationId === search.evaluation);
  const at = known >= 0 ? known : Math.max(0, nextOpen(round, -1) ?? 0);
  const item = round.items[at];
  return item === undefined ? null : { round, item, at };
}

/** Whether nothing is left of a round, and the address asks to read none of it. */
export const isAllDone = ({ items }: ScoringRound, search: Readonly<Record<string, unknown>>): boolean =>
  items.every(({ isDone }) => isDone) && !items.some(({ evaluationId }) => evaluationId === search.evaluation);

/** The next item that is left after a place, round the end; null when nothing else is. */
export function nextOpen({ items }: ScoringRound, at: number): number | null {
  const order = items.map((_, step) => (at + 1 + step) % items.length);
  return order.find((place) => place !== at && items[place]?.isDone === false) ?? null;
}

/** The first questions of the room: what is asked, and the application that is shown first. */
export async function askForRoom(client: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  const { scoringQueue } = await client.fetchQuery(scoringQueueQuery());
  const place = placeOf(scoringQueue, search);
  if (place) await client.prefetchQuery(scoringSheetQuery(place.item.evaluationId));
}
