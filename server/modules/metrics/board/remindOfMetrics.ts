import { sql } from 'kysely';
import { dayOf } from '#domain/dates/zonedDays.ts';
import type { DomainEvents } from '#server/generated/events.gen.ts';
import { isFirstTime } from '#server/platform/clock/Clock.ts';
import { announceAll } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { remindedKey } from './remindedKey.ts';
import { visibleStartups } from './visibleStartups.ts';

/** More at once are no reminders. */
const MAX_STARTUPS = 1000;

/** Reminds the founders of startups of all that is asked of them; gives those that were reminded. Of each request once a day. */
export function remindOfMetrics(context: RequestContext, startups: readonly string[]): Promise<readonly string[]> {
  if (startups.length > MAX_STARTUPS) {
    throw new ValidationError([{ path: 'startupIds', reason: 'atMost', values: { limit: MAX_STARTUPS } }]);
  }
  return context.transact(async (tx) => {
    const readable = new Set((await visibleStartups(context, tx)).map(({ id }) => id));
    const wanted = startups.filter((id) => readable.has(id));
    const { rows } = await sql<{ id: string; startup: string; due: Date | string }>`
      select id, startup_id as startup, date as due from pending_data_form
      where type = 'METRICS' and startup_id = any(${wanted}::text[]) order by date, id`.execute(tx);
    const now = context.now();
    const day = dayOf(context.tenant.timezone, now);
    const reminded: DomainEvents['DataReminded'][] = [];
    for (const { id: request, startup, due } of rows) {
      if (!(await isFirstTime(tx, remindedKey(request, day), now))) continue;
      reminded.push({ request, startup, dueDate: new Date(due).toISOString() });
    }
    await announceAll({ tx, context }, 'DataReminded', reminded);
    return [...new Set(reminded.map(({ startup }) => startup))];
  });
}
