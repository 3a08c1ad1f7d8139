/** Mails of the organisation on the timelines of startups and people, with what is known of their delivery (001 §3). */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import { keepOnTimelines } from '#server/services/timeline/recordTimeline.ts';

interface MailRow {
  readonly author: string | null;
  readonly email: Readonly<Record<string, unknown>>;
  readonly delivery: Readonly<Record<string, unknown>>;
}

export const mailItems = [
  follower(
    'MailSent',
    'timeline',
    'The startup and those who got it: emailThread, with its delivery',
    async ({ payload }, { tx }) => {
      const { rows } = await sql<MailRow>`
        select e.created_by_id as author,
          jsonb_build_object('subject', e.subject, 'content', e.body, 'recipients', coalesce((
            select jsonb_agg(trim(u.first_name || ' ' || coalesce(u.last_name, '')) order by u.first_name, u.id)
            from "user" u where u.id = any(${payload.recipients}::text[])), '[]'::jsonb)) as email,
          jsonb_build_object('bounced', coalesce(e.bounced, false), 'deferred', coalesce(e.deferred, false),
            'dropped', coalesce(e.dropped, false), 'delivered', coalesce(e.delivered, false),
            'spam', coalesce(e.spam, false), 'opensCount', coalesce(e.opens_count, 0), 'lastOpened', e.last_opened,
            'cc', to_jsonb(e.cc), 'bcc', to_jsonb(e.bcc)) as delivery
        from email e where e.id = ${payload.email}`.execute(tx);
      const [row] = rows;
      if (row === undefined) return;
      await keepOnTimelines(tx, {
        subject: `Email/${payload.email}/${payload.startup}`,
        eventType: 'emailThread',
        startup: payload.startup,
        people: payload.recipients,
        createdBy: row.author,
        values: { email: row.email, delivery: row.delivery },
      });
    },
  ),
];
