/** What passing an application on to another round brings about: its history, and those who are told. */
import { sql } from 'kysely';
import { textIn } from '#domain/forms/elementTexts.ts';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { announce } from '#server/platform/context/announce.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { readerIn, type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import { recordActivity } from '#server/services/applications/applicationActivity.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { openReadersOf } from '#server/services/applications/hiddenApplicants.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { UNDO_MINUTES } from '../deciding/decisionTrace.ts';
import { isTalkAwaited } from '../meetings/choosing/interviewAhead.ts';
import { roundLetter } from './roundLetter.ts';
import { MOVED, mailsOfMove, takeBackMove, usualMailsOfMove } from './takeBackMove.ts';

/** A draft that is begun stands in its first round from the start: nobody has moved it. */
export const applicationMoved: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before === null || after === null || before.round === after.round) return;
  if (typeof after.round !== 'string' || after.status === 'draft' || before.status === 'draft') return;
  const from = typeof before.round === 'string' ? before.round : null;
  await announce({ tx, context }, 'ApplicationMoved', {
    application: after.id,
    round: after.round,
    from,
    byRule: false,
  });
};

export const moveNews = [
  follower(
    'ApplicationMoved',
    'timeline',
    'A line in the history of the application, for the applicant too',
    async ({ payload: { application, round, byRule } }, { tx, context }) => {
      const roundName = (await roundOf(tx, round))?.name ?? null;
      await recordActivity(tx, context, application, {
        kind: 'moved',
        round,
        roundName,
        ...(byRule && { actor: null }),
      });
    },
  ),
  follower(
    'ApplicationMoved',
    'notification',
    'Of a later round: the applicant, after ten minutes by mail too (the round’s own, where it has one), and those who work on it; of an earlier one nobody, and what was unread or has not left is taken back',
    async ({ payload }, scope) => {
      const [to, from] = [await roundOf(scope.tx, payload.round), await roundOf(scope.tx, payload.from)];
      await takeBackMove(scope.tx, payload.application);
      if (to !== null && to.position > (from?.position ?? 0))
        await tellOf(scope, payload.application, { ...to, id: payload.round });
    },
  ),
];

interface Round {
  readonly name: string;
  readonly names: readonly TranslatedText[];
  readonly position: number;
}

async function roundOf(tx: Tx, id: string | null | undefined): Promise<Round | null> {
  const { rows } = await sql<Round>`
    select name, coalesce(names, '[]') as names, position from funnel_round where id = ${id ?? null}`.execute(tx);
  return rows[0] ?? null;
}

async function tellOf({ tx, context }: FollowScope, id: string, round: Round & { readonly id: string }): Promise<void> {
  const application = await loadApplication(tx, id);
  if (application === null) return;
  const url = `/application/${id}/activities`;
  const toldIn = (language: string) => ({
    notice: { text: MOVED, name: application.startupName, words: textIn(round.names, language, round.name) } as const,
    url,
  });
  const people = [application.applicantId, ...(await openReadersOf(tx, context, application))];
  // A notice keeps the round as it is called: each reads it as their language calls it.
  const languages = await languagesOf(tx, context.tenant, people);
  const reachedEarly = application.applicantId;
  for (const [language, readers] of languages)
    await tellPeople(tx, context, {
      ...toldIn(language),
      ...{ people: readers, reachedEarly, type: 'changeApplicationStatus' },
    });
  // Whoever drops an application in the wrong column has time to put it back before anything leaves.
  const notBefore = new Date(context.now().getTime() + UNDO_MINUTES * 60_000).toISOString();
  const letter = await roundLetter(tx, context, { application: id, round: round.id });
  if (letter !== null) {
    await queueMail(tx, { ...letter, notBefore }, `${mailsOfMove(id)}${uuidv7()}`);
    return;
  }
  const isTalkNext = await isTalkAwaited(tx, application);
  const later = { id: usualMailsOfMove(id), notBefore };
  for (const [language, readers] of languages) {
    const applicants = readers.filter((reader) => reader === application.applicantId);
    // What is next stands with where it is: a form to fill in, or a time to choose.
    const lines = (reader: TextReader) => (isTalkNext ? [textFor(reader, 'mails', 'movedOn.talk') ?? ''] : []);
    const mail = { ...toldIn(language), url: `/application/${id}/progress`, lines };
    await mailPeople(tx, context, { ...mail, people: applicants, reachedEarly, later });
  }
}

/** People by the language that they read. */
async function languagesOf(tx: Tx, tenant: Tenant, people: readonly unknown[]): Promise<Map<string, string[]>> {
  const wanted = [...new Set(people)].filter((id) => typeof id === 'string');
  const { rows } = await sql<{ id: string; language: string | null }>`
    select id, language from "user" where id = any(${wanted}::text[]) order by id`.execute(tx);
  const readers = Map.groupBy(rows, ({ language }) => readerIn(language, tenant).language);
  return new Map([...readers].map(([language, found]) => [language, found.map(({ id }) => id)]));
}
