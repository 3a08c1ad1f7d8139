/** Mails of the organisation on the timelines of startups and people, with what is known of their delivery (001 §3). */
import { sql } from 'kysely';
import { letterIn, subjectIn, type WrittenLetter } from '#domain/richText/letterIn.ts';
import { plainTextOf } from '#domain/richText/plainText.ts';
import { follower } from '#server/platform/context/followers.ts';
import { wordsFor } from '#server/platform/mail/wordsFor.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { keepOnTimelines } from '#server/services/timeline/recordTimeline.ts';

interface MailRow extends WrittenLetter {
  readonly author: string | null;
  readonly startup: string | null;
  readonly program: string | null;
  readonly names: readonly Name[];
  readonly delivery: Readonly<Record<string, unknown>>;
}

interface Name {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: string | null;
}

export const mailItems = [
  follower(
    'MailSent',
    'timeline',
    'The startup and those who got it: emailThread, with its delivery',
    async ({ payload }, { tx, context }) => {
      const { rows } = await sql<MailRow>`
        select e.created_by_id as author, e.subject, e.subjects, e.body, e.bodies, e.body_document as "bodyDocument", s.name as startup,
          p.name as program, coalesce((
            select jsonb_agg(jsonb_build_object('firstName', u.first_name, 'lastName', coalesce(u.last_name, ''),
              'email', u.email, 'language', u.language) order by u.first_name, u.id)
            from "user" u where u.id = any(${payload.recipients}::text[])), '[]'::jsonb) as names,
          jsonb_build_object('bounced', coalesce(e.bounced, false), 'deferred', coalesce(e.deferred, false),
            'dropped', coalesce(e.dropped, false), 'delivered', coalesce(e.delivered, false),
            'spam', coalesce(e.spam, false), 'opensCount', coalesce(e.opens_count, 0), 'lastOpened', e.last_opened,
            'cc', to_jsonb(e.cc), 'bcc', to_jsonb(e.bcc)) as delivery
        from email e left join startup s on s.tenant_id = e.tenant_id and s.id = ${payload.startup}
          left join program p on p.tenant_id = s.tenant_id and p.id = s.program_id
        where e.id = ${payload.email}`.execute(tx);
      const [row] = rows;
      if (row === undefined) return;
      await keepOnTimelines(tx, {
        subject: `Email/${payload.email}/${payload.startup}`,
        eventType: 'emailThread',
        startup: payload.startup,
        people: payload.recipients,
        createdBy: row.author,
        values: { email: asItWent(context.tenant, row), delivery: row.delivery },
      });
    },
  ),
];

/**
 * The e-mail with the words of all who got it filled in, as one item stands for all of them: in the language that they got
 * it in, which of several is that of the first.
 */
function asItWent(tenant: Tenant, { startup, program, names, ...letter }: MailRow) {
  const language = names[0]?.language ?? tenant.defaultLanguage;
  const all = (part: (name: Name) => string): string => names.map(part).filter(Boolean).join(', ');
  const everybody = {
    firstName: all(({ firstName }) => firstName),
    // Beside the first names of several it would be nobody's.
    lastName: names.length === 1 ? all(({ lastName }) => lastName) : '',
    email: all(({ email }) => email),
    startup: startup ?? '',
    program: program ?? '',
  };
  const fill = wordsFor(tenant, everybody, language);
  return {
    subject: fill(subjectIn(letter, language)),
    content: plainTextOf(letterIn(letter, language), { fill, withLinks: true }),
    recipients: names.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')),
  };
}
