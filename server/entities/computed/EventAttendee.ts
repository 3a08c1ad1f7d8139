import type { ComputedField, ComputedScope } from './ComputedField.ts';
import { fullName } from './User.ts';

/** Who holds the conversation that somebody has booked of an event; null where they come to the event itself. */
export const sessionHost: ComputedField = (scope) => ofSession(scope, (session) => `${session}.host_id`);

/** Their name, which whoever takes the attendance reads though the profile may be closed to them. */
export const sessionHostName: ComputedField = (scope) =>
  ofSession(scope, (session) => {
    const host = scope.nextAlias();
    return `(select ${fullName({ ...scope, alias: host })} from "user" ${host}
      where ${host}.tenant_id = ${session}.tenant_id and ${host}.id = ${session}.host_id)`;
  });

function ofSession({ alias, nextAlias }: ComputedScope, tell: (session: string) => string): string {
  const session = nextAlias();
  return `(select ${tell(session)} from one_on_one_event ${session}
    where ${session}.tenant_id = ${alias}.tenant_id and ${session}.id = ${alias}.booking_details ->> 'sessionId')`;
}
