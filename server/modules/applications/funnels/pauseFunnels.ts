import { type RawBuilder, sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { announce } from '#server/platform/context/announce.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { openingProblems } from './funnelReadiness.ts';

type Scope = Parameters<Schedule['run']>[0];

/**
 * An open funnel pauses on the day that it names, and a paused one opens again on its own. Only days that come change
 * it: whoever opens it by hand before the pause is over has meant to. One that could not be applied through stays
 * paused, and those who run it are told what is missing.
 */
export const pauseFunnels: Schedule = {
  name: 'applications.pauseFunnels',
  about: 'Open funnels pause on the day they name, and open again on the day their pause ends',
  at: { time: '00:07' },
  skipsMissed: true,
  run: async (scope) => {
    const dayOf = (at: Date) =>
      sql`(${at.toISOString()}::timestamptz at time zone ${scope.context.tenant.timezone})::date`;
    const [before, today] = [dayOf(scope.from), dayOf(scope.until)];
    const pausing = sql`status = 'open' and pauses_at > ${before} and pauses_at <= ${today}
      and coalesce(resumes_at > ${today}, true)`;
    for (const id of await found(scope, pausing)) await turn(scope, id, 'paused');
    const resuming = sql`status = 'paused' and resumes_at > ${before} and resumes_at <= ${today}`;
    for (const id of await found(scope, resuming)) {
      if ((await openingProblems(scope.tx, id, scope.context)).length === 0) await turn(scope, id, 'open');
      else await announce(scope, 'FunnelHeldBack', { funnel: id });
    }
    return false;
  },
};

async function found({ tx }: Scope, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from funnel where ${condition} order by id for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

async function turn({ tx }: Scope, id: string, status: 'open' | 'paused'): Promise<void> {
  await updateRow(tx, specCatalog.get('Funnel'), id, { status });
  await emit(tx, { topic: 'Funnel.updated', payload: { id } });
}
