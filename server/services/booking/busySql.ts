import type { AddParameter } from './minutesLeft.ts';

interface BusyQuestion {
  /** Placeholders. */
  readonly person: string;
  readonly now: string;
  readonly exceptEvent?: string | undefined;
}

/**
 * What a person is expected at from now on, whoever asks: what holds their time in the database (sessions, one-on-ones,
 * interviews, on whichever side, group events they host), group events they go to, and requests that were scheduled by hand. An event that was
 * published before its hosts were held may stand in none of `busy_time`, so events are asked for their hosts as well.
 */
export function busySql(add: AddParameter, { person, now, exceptEvent }: BusyQuestion): string {
  const isOther =
    exceptEvent === undefined
      ? ''
      : ` and source_id not in (select id from one_on_one_event where event_id = ${add(exceptEvent, 'text')} and host_id = ${person})`;
  return `select lower(during) as "from", upper(during) as "to", true as held from busy_time where person_id = ${person}${isOther}
    union all
    select start_time, coalesce(end_time, start_time + interval '1 hour'), false from incubator_event
      where start_time > ${now} - interval '30 days' and coalesce(end_time, start_time + interval '1 hour') > ${now}
        and status = 'published' and event_type <> 'ONE_ON_ONE' and ((${person} = any(hosts_ids) and holds_hosts) or ${person} = any(participants_ids))
    union all
    select start_time, coalesce(end_time, start_time + interval '30 minutes'), false from meeting_request
      where mentor_id = ${person} and status = 'meeting_scheduled' and session_id is null
        and appointment_state <> 'MEETING_CANCELED' and start_time > ${now} - interval '1 day'`;
}
