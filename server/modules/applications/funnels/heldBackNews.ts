import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { organisationAdmins } from '#server/services/people/organisationAdmins.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { openingProblems } from './funnelReadiness.ts';

interface HeldBackNews {
  readonly people: readonly string[];
  readonly notice: Notice;
  readonly url: string;
}

/** A funnel that could not open on its day tells whoever looks after it what it lacks; the way leads to its checklist. */
async function newsOf(funnel: string, { tx, context }: FollowScope): Promise<HeldBackNews | null> {
  const { rows } = await sql<{ name: string; admins: string[] }>`
    select name, admins_ids as admins from funnel where id = ${funnel}`.execute(tx);
  const [found] = rows;
  if (found === undefined) return null;
  const reasons = (await openingProblems(tx, funnel, context)).map(({ reason }) => reason);
  return {
    people: found.admins.length > 0 ? found.admins : await organisationAdmins(tx),
    notice: { text: 'funnel.heldBack', name: found.name, reasons },
    url: `/applications/funnels/${funnel}/builder/opening`,
  };
}

export const heldBackNews = [
  follower(
    'FunnelHeldBack',
    'notification',
    'Admins of the funnel, else those of the organisation: changeApplicationStatus, with what is missing',
    async ({ payload }, scope) => {
      const news = await newsOf(payload.funnel, scope);
      if (news !== null) await tellPeople(scope.tx, scope.context, { ...news, type: 'changeApplicationStatus' });
    },
  ),
  follower(
    'FunnelHeldBack',
    'mail',
    'Admins of the funnel, else those of the organisation, with what is missing',
    async ({ payload }, scope) => {
      const news = await newsOf(payload.funnel, scope);
      if (news !== null) await mailPeople(scope.tx, scope.context, { ...news, feature: 'reminderEmails' });
    },
  ),
];
