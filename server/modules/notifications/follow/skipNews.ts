import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import type { Period } from '#server/platform/texts/periodText.ts';
import { startupPeople } from '#server/services/people/startupPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

interface SkipRow extends Period {
  readonly reason: string | null;
  /** The founder who has no figures. */
  readonly founder: string | null;
  /** Whether some figures of the period are reported. */
  readonly isRest: boolean;
}

export const skipNews = [
  follower(
    'MetricPeriodSkipped',
    'notification',
    'Founders: metricsRequest, with the reason; where one of them has no figures, coaches and mentors of the startup: updatedMetrics',
    async ({ payload: { skip, startup } }, { tx, context }) => {
      const people = await startupPeople(tx, startup);
      const { rows } = await sql<SkipRow>`select "from"::text as "from", "to"::text as "to",
        nullif(trim(reason), '') as reason, said_by_id as founder, exists (select from metric_data_item i
          where i.startup_id = p.startup_id and i."to" = p."to" and i."from" is not distinct from p."from"
            and (i.value is not null or i.date_value is not null)) as "isRest"
        from skipped_period p where id = ${skip}`.execute(tx);
      const [row] = rows;
      if (people === null || row === undefined) return;
      const { reason: words, founder, isRest, ...period } = row;
      // What another has reported by then stands: only of the rest there is nothing.
      const text = isRest ? 'startup.metricsRest' : 'startup.metricsNone';
      const url = `/startup/${startup}/file/analytics`;
      await tellPeople(tx, context, {
        people: people.founders.filter((id) => id !== founder),
        type: 'metricsRequest',
        notice: { text: 'startup.metricsSkipped', name: people.name, period, words },
        url,
      });
      if (founder === null) return;
      await tellPeople(tx, context, {
        people: people.staff,
        type: 'updatedMetrics',
        notice: { text, name: people.name, period, words },
        url,
      });
    },
  ),
  follower(
    'MetricPeriodAskedAgain',
    'notification',
    'Coaches and mentors of the startup, where a founder reports after all: updatedMetrics',
    async ({ payload: { startup }, actor }, { tx, context }) => {
      const people = await startupPeople(tx, startup);
      if (people === null || actor === null || !people.founders.includes(actor)) return;
      await tellPeople(tx, context, {
        people: people.staff,
        type: 'updatedMetrics',
        notice: { text: 'startup.metricsAfterAll', name: people.name },
        url: `/startup/${startup}/file/analytics`,
      });
    },
  ),
];
