/** What an evaluator is told of applications to score in a round: kept in one place, as whoever ends the work takes it back. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import type { NoticeKey } from '#server/platform/texts/notices.ts';
import { withdrawMailsOf } from '#server/services/people/mailPeople.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';

const texts: readonly NoticeKey[] = ['evaluation.given', 'evaluation.givenUntil'];

export const pageOfGiven = (round: string): string => `/applications/scoring?round=${round}`;

/** What the ids of its mails begin with. */
export const mailsOfGiven = (evaluator: string, round: string): string => `scoring/${round}/${evaluator}/`;

/** What is unread is not said any more, and what has not left does not leave. */
export async function takeBackGiven(tx: Tx, evaluator: string, round: string): Promise<void> {
  await takeBackNews(tx, { texts, url: pageOfGiven(round), people: [evaluator] });
  await withdrawMailsOf(tx, mailsOfGiven(evaluator, round));
}

/** Nobody is called to a round in which nothing is left for them to score. */
export async function takeBackDoneScoring(tx: Tx, evaluator: string, round: string): Promise<void> {
  const { rows } = await sql`select 1 from evaluation where evaluator_id = ${evaluator} and round_id = ${round}
    and status in ('pending', 'in_progress') and not is_closed limit 1`.execute(tx);
  if (rows.length === 0) await takeBackGiven(tx, evaluator, round);
}
