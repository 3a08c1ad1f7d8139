import { type RawBuilder, sql } from 'kysely';
import { reminderTexts } from '#server/services/booking/appointments.ts';

const told = sql`(n.text_values ->> 'at')::timestamptz`;

/** SQL over notifications `n`: what the session, the event or the application that they are about is called now; null where they name something else. */
export const nameNow: RawBuilder<string | null> = sql<string | null>`case
    when n.text_key like 'startup.meeting%' or n.text_key like 'session.%' or n.text_key = 'startup.coachingInvited' then (
      select s.name from coaching_session s
      where s.tenant_id = n.tenant_id and n.url like '/coaching/session/%' and s.id = split_part(n.url, '/', 4))
    when n.text_key like 'event.%' then (select e.title from incubator_event e
      where e.tenant_id = n.tenant_id and n.url like '/events/%' and e.id = split_part(n.url, '/', 3))
    when n.text_key like 'application.%' then (select a.startup_name from application a
      where a.tenant_id = n.tenant_id and n.url like '/application/%' and a.id = split_part(n.url, '/', 3)
        and a.anonymous is not true) end`;

/**
 * SQL over notifications `n` of one person: whether it is so still, as it is told later than it was said. A meeting that is
 * at another time or called off meanwhile, a question that is answered, and what is over are not news any more; of several
 * dates that is when the last of them is.
 */
export function holdsStill(person: string, now: Date): RawBuilder<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<boolean>`case
    when n.text_key in ('request.new', 'request.newFor', 'request.otherTime') then exists (select from meeting_request m
      where m.tenant_id = n.tenant_id and m.id = n.meeting_request_id and m.status = 'pending'
        and m.start_time is not distinct from ${told}
        and m.awaits = case n.text_key when 'request.otherTime' then m.awaits else 'mentor' end)
    when n.text_key = 'request.forYou' then exists (select from meeting_request m
      join "user" u on u.tenant_id = m.tenant_id and u.id = ${person} and m.startup_id = any(u.startups_ids)
      where m.tenant_id = n.tenant_id and m.status = 'pending' and m.start_time is not distinct from ${told})
    when n.text_key in ('startup.meetingScheduled', 'startup.meetingJoined', 'startup.meetingChanged') then exists (select from coaching_session s
      where s.tenant_id = n.tenant_id and n.url = '/coaching/session/' || s.id and s.status = 'planned'
        and s.start_time is not distinct from ${told} and (s.start_time is null or s.start_time > ${at})
        and (s.coachs_ids || s.attendees_ids) @> array[${person}::text])
    when n.text_key = 'session.evaluationAsked' then exists (select from coaching_session s
      where s.tenant_id = n.tenant_id and n.url = '/coaching/session/' || s.id || '/evaluation' and s.status = 'held'
        and not exists (select from session_evaluation e
          where e.tenant_id = s.tenant_id and e.session_id = s.id and e.author_id = ${person}))
    when n.text_key = 'startup.coachingInvited' then exists (select from coaching_invitation i
      where i.tenant_id = n.tenant_id and n.url = '/coaching/session/' || i.session_id || '/invitation'
        and i.status = 'pending' and i.invitees_ids @> array[${person}::text])
    when n.text_key in ('application.meetingScheduled', 'application.meetingChanged', 'application.interviewChosen',
      'application.interviewPlanned', 'application.interviewMoved', 'application.interviewChanged') then exists (
      select from application_meeting m where m.tenant_id = n.tenant_id
        and n.url = '/application/' || m.application_id || '/meeting' and m.status = 'meeting_scheduled'
        and m.start_time is not distinct from ${told} and (m.start_time is null or m.start_time > ${at}))
    when n.text_key in ('startup.meetingDeleted', 'startup.meetingCalledOff', 'application.meetingDeleted', 'startup.meetingLeft',
      'application.interviewCalledOff', 'application.meetingLeft', 'request.ended', 'request.declined', 'request.withdrawn',
      'request.expired', 'request.agreed') then coalesce(${told} > ${at}, true)
    when n.text_key in ('startup.metricsRequest', 'startup.metricsReminder') then exists (select from task t
      join task_assignee a on a.tenant_id = t.tenant_id and a.task_id = t.id and a.user_id = ${person} and not a.done
      where t.tenant_id = n.tenant_id and t.task_type = 'metrics' and t.completion_status = 'PENDING'
        and t."to"::text is not distinct from n.text_values -> 'period' ->> 'to')
    when n.text_key = any(${['task.dueSoon', 'task.overdue', ...reminderTexts]}::text[]) then false
    when n.text_key = 'actionItem.given' then exists (select from action_item i
      where i.tenant_id = n.tenant_id and n.url = '/coaching/session/' || i.session_id
        and i.name = n.text_values ->> 'name' and i.person_id = ${person} and not coalesce(i.is_done, false))
    when n.text_key in ('evaluation.given', 'evaluation.givenUntil') then exists (select from evaluation e
      where e.tenant_id = n.tenant_id and n.url = '/applications/scoring?round=' || e.round_id
        and e.evaluator_id = ${person} and e.status in ('pending', 'in_progress') and not e.is_closed)
    when n.text_key in ('form.asked', 'form.askedUntil', 'form.moved', 'form.movedOpen') then exists (select from feedback_request f
      where f.tenant_id = n.tenant_id and n.url = '/survey/' || f.id and f.status = 'open' and ${person} = any(f.recipients_ids)
        and not exists (select from feedback_answer a
          where a.tenant_id = f.tenant_id and a.request_id = f.id and a.author_id = ${person}))
    when n.text_key like 'event.%' then exists (select
      from jsonb_array_elements_text(coalesce(n.text_values -> 'pages', jsonb_build_array(n.url))) page(url)
      left join incubator_event e on e.tenant_id = n.tenant_id and page.url = '/events/' || e.id
      where coalesce(e.end_time, e.start_time) > ${at} or coalesce(e.end_time, e.start_time) is null)
    else true end`;
}
