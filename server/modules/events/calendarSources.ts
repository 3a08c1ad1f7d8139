/** What stands in somebody's calendar, in SQL: whose it is, when and where, and what it is called. */

import { sessionTitle } from '#server/services/coaching/sessionTitle.ts';

/** What an entry stands for; a meeting is a conversation of an event, or with an applicant. */
export type CalendarEntryKind = 'EVENT' | 'SESSION' | 'MEETING' | 'TASK';

/** Each of its functions gives SQL about a row, and about the reader where it needs them. */
export interface CalendarSource {
  readonly entity: string;
  readonly kind: CalendarEntryKind;
  /** Of entries, before the id of the record. */
  readonly prefix: string;
  readonly title: (alias: string, reader: string) => string;
  readonly start: (alias: string) => string;
  readonly end: (alias: string) => string;
  /** Column of the kind that it may be named by, and where the texts of kinds are. */
  readonly namedBy?: { readonly column: string; readonly key: string };
  /** Whether a text of the spec may call it instead, `text_key` with `text_values`. */
  readonly isCalled?: boolean;
  /** Whether it may be about days, `from` and `to`, which belong to its name. */
  readonly hasPeriod?: boolean;
  readonly url: (alias: string, reader: string) => string;
  /** Where a row takes place. */
  readonly where: (alias: string) => string;
  /** Whether a row is the reader's own. */
  readonly isOwn: (alias: string, reader: string) => string;
  /** Whether one's own are shown though their area is switched off: what somebody has agreed on takes place all the same. */
  readonly outlastsArea?: boolean;
}

const column = (name: string) => (alias: string) => `${alias}.${name}`;
const times = { start: column('start_time'), end: column('end_time') } as const;

export const calendarSources: readonly CalendarSource[] = [
  {
    entity: 'IncubatorEvent',
    kind: 'EVENT',
    prefix: 'EVENT',
    title: column('title'),
    ...times,
    url: (alias) => `'/events/' || ${alias}.id`,
    where: (alias) =>
      placed(
        alias,
        `coalesce(nullif(${alias}.conference_data ->> 'url', ''), ${alias}.location ->> 'text')`,
        `${alias}.availability ->> 'mode'`,
      ),
    // Who has booked a conversation of it comes to that alone; it stands there by itself.
    isOwn: (alias, reader) =>
      `${alias}.status <> 'cancelled' and not ${alias}.is_archived and (${alias}.hosts_ids @> array[${reader}] or (
        ${alias}.participants_ids @> array[${reader}] and not exists (select from one_on_one_event o
          where o.tenant_id = ${alias}.tenant_id and o.event_id = ${alias}.id and o.booked_by_id = ${reader})))`,
  },
  {
    entity: 'OneOnOneEvent',
    outlastsArea: true,
    kind: 'MEETING',
    prefix: 'OneOnOneEvent',
    title: (alias, reader) =>
      `concat_ws(' – ',
        (select e.title from incubator_event e where e.tenant_id = ${alias}.tenant_id and e.id = ${alias}.event_id),
        (select trim(u.first_name || ' ' || coalesce(u.last_name, '')) from "user" u where u.tenant_id = ${alias}.tenant_id
          and u.id = case when ${alias}.host_id = ${reader} then ${alias}.booked_by_id else ${alias}.host_id end))`,
    ...times,
    url: (alias) => `'/events/' || ${alias}.event_id`,
    where: (alias) =>
      placed(
        alias,
        `coalesce((select nullif(e.conference_data ->> 'url', '') from incubator_event e where e.tenant_id = ${alias}.tenant_id
          and e.id = ${alias}.event_id), ${alias}.location)`,
      ),
    isOwn: (alias, reader) =>
      `${alias}.status <> 'EVENT_CANCELLED' and ${reader} in (${alias}.host_id, ${alias}.booked_by_id)`,
  },
  {
    entity: 'ApplicationMeeting',
    kind: 'MEETING',
    prefix: 'ApplicationMeeting',
    title: (alias) => `concat_ws(' – ', ${alias}.title, ${ofApplication(alias, 'startup_name')})`,
    start: column('start_time'),
    end: (alias) => `(${alias}.start_time + make_interval(mins => coalesce(${alias}.duration_minutes, 30)))`,
    // Whoever has said that they know the applicant is still to hold it until somebody else is, and reads no application.
    url: (alias, reader) =>
      `case when ${alias}.host_id = ${reader} and exists (select from evaluation v join application a
          on a.tenant_id = v.tenant_id and a.id = v.application_id and not a.readers_ids @> array[${reader}]
        where v.tenant_id = ${alias}.tenant_id and v.application_id = ${alias}.application_id
          and v.evaluator_id = ${reader} and v.status = 'declined')
        then '/applications/scoring' else '/application/' || ${alias}.application_id || '/meeting' end`,
    where: (alias) => placed(alias, `${alias}.location`),
    isOwn: (alias, reader) =>
      `${alias}.status <> 'meeting_canceled' and (${alias}.host_id = ${reader} or ${ofApplication(alias, 'applicant_id')} = ${reader})`,
  },
  {
    entity: 'CoachingSession',
    kind: 'SESSION',
    prefix: 'SESSION',
    title: sessionTitle,
    ...times,
    url: (alias) => `'/coaching/session/' || ${alias}.id`,
    where: (alias) => placed(alias, `coalesce(nullif(${alias}.meeting_link, ''), ${alias}.location)`),
    isOwn: (alias, reader) =>
      `${alias}.status <> 'cancelled' and (${alias}.coachs_ids @> array[${reader}] or ${alias}.attendees_ids @> array[${reader}])`,
  },
  {
    entity: 'Task',
    kind: 'TASK',
    prefix: 'TASK',
    title: column('name'),
    start: column('due_date'),
    end: column('due_date'),
    namedBy: { column: 'task_type', key: 'enum.TaskType' },
    isCalled: true,
    hasPeriod: true,
    url: () => `'/tasks'`,
    where: () => 'null',
    isOwn: (alias, reader) =>
      `${alias}.completion_status = 'PENDING' and ${alias}.id in (select task_id from task_assignee where user_id = ${reader})`,
  },
];

/** The room, where something does not take place online, and what is said beside it. */
function placed(alias: string, words: string, mode = 'null'): string {
  const room = `(select concat_ws(', ', p.name, nullif(p.address, '')) from place p where p.tenant_id = ${alias}.tenant_id and p.id = ${alias}.place_id and ${mode} is distinct from 'online')`;
  return `nullif(concat_ws(' · ', ${room}, nullif(${words}, '')), '')`;
}

function ofApplication(alias: string, name: string): string {
  return `(select a.${name} from application a where a.tenant_id = ${alias}.tenant_id and a.id = ${alias}.application_id)`;
}
