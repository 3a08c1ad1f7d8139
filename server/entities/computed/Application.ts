import { textFor } from '#server/platform/texts/textReader.ts';
import type { ComputedField, ComputedScope } from './ComputedField.ts';

/** Which of those that wait in the funnel it is, the one that waits longest first; null where it does not wait. */
export const waitingPlace: ComputedField = ({ alias, nextAlias }) => {
  const other = nextAlias();
  return `(case when ${alias}.waiting_since is not null then (select count(*)::int from application ${other}
    where ${other}.tenant_id = ${alias}.tenant_id and ${other}.funnel_id = ${alias}.funnel_id
      and (${other}.waiting_since, ${other}.id) <= (${alias}.waiting_since, ${alias}.id)) end)`;
};

/** Whether a talk with the applicant is planned or was held: one that is called off is none. */
export const interviewState: ComputedField = (scope) => {
  const [planned, held] = (['interviewPlanned', 'interviewHeld'] as const).map((key) =>
    scope.parameters.add(textFor(scope.textReader(), 'records', key) ?? key, 'text'),
  );
  return ofInterview(scope, (talk) => `case when ${endOf(talk)} > now() then ${planned} else ${held} end`);
};

/** When it is, or was. */
export const interviewAt: ComputedField = (scope) => ofInterview(scope, (talk) => `${talk}.start_time`);

/** The first talk that is not over; of those that are, the last. */
function ofInterview({ alias, nextAlias }: ComputedScope, selected: (talk: string) => string): string {
  const talk = nextAlias();
  return `(select ${selected(talk)} from application_meeting ${talk}
    where ${talk}.tenant_id = ${alias}.tenant_id and ${talk}.application_id = ${alias}.id
      and ${talk}.status = 'meeting_scheduled' and ${talk}.start_time is not null
    order by ${endOf(talk)} > now() desc, abs(extract(epoch from ${talk}.start_time - now())), ${talk}.id limit 1)`;
}

const endOf = (talk: string): string =>
  `${talk}.start_time + make_interval(mins => coalesce(${talk}.duration_minutes, 30))`;
