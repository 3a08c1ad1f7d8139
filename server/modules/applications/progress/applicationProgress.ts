/** Where applicants are: which rounds are behind them, what is open, and by when they hear (issue 15 §9). */

import { sql } from 'kysely';
import { dayOf, endOfDay } from '#domain/dates/zonedDays.ts';
import { textIn } from '#domain/forms/elementTexts.ts';
import { type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';
import { beginningOf } from '#domain/text/beginningOf.ts';
import type { ApplicantStatus } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { translatedSql } from '#server/platform/texts/translatedSql.ts';
import { type ApplicationRow, loadApplication, loadFunnel } from '#server/services/applications/applicationRows.ts';
import { applicationForms, type RoundForm } from '#server/services/applications/roundForms.ts';
import { isTalkAwaited, type ToldInterview, toldInterview } from '../meetings/choosing/interviewAhead.ts';
import { hasOffers } from '../meetings/choosing/interviewOffers.ts';
import { toldStatus, waitingPlaceOf } from './toldStatus.ts';

interface Step {
  readonly _id: string;
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
}

export interface ApplicationProgress {
  readonly applicationId: string;
  readonly startupName: string;
  readonly programName: string | null;
  readonly status: ApplicantStatus;
  readonly steps: readonly Step[];
  /** The form that is open to be filled now. */
  readonly open: { readonly name: string; readonly answered: number; readonly questions: number } | null;
  /** Whether the draft can be gone on with. */
  readonly isTaken: boolean;
  readonly closesAt: string | null;
  readonly hearsBy: string | null;
  readonly startup: string | null;
  /** Its place on the waiting list; null where it does not wait. */
  readonly waitingPlace: number | null;
  /** The next talk that is arranged; null where none is, and once it is decided. */
  readonly interview: ToldInterview | null;
  /** Whether it stands in a round of talks, and none is arranged yet. */
  readonly awaitsTalk: boolean;
  /** Whether there is a time for it that the applicant can choose. */
  readonly choosesTalk: boolean;
  /** How the organisation's last comment for the applicant begins, while they have not answered; null once it is decided. */
  readonly asked: string | null;
}

/** The reader's own applications, newest first; of one alone where it is named. */
export async function applicationProgress(
  context: RequestContext,
  applicationId: string | null,
): Promise<ApplicationProgress[]> {
  return context.transact(async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from application
      where applicant_id = ${context.principal?.id ?? null} and id = coalesce(${applicationId}::text, id)
      order by created_at desc, id limit 50`.execute(tx);
    const all: ApplicationProgress[] = [];
    for (const { id } of rows) {
      const application = await loadApplication(tx, id);
      if (application !== null) all.push(await progressOf(context, tx, application));
    }
    return all;
  });
}

async function progressOf(context: RequestContext, tx: Tx, application: ApplicationRow): Promise<ApplicationProgress> {
  const funnel = await loadFunnel(tx, application.funnelId, context.tenant.timezone);
  const status = toldStatus(application);
  const { language } = readerOfAnswer(context);
  const { rounds, current } = await roundsAround(tx, application, language);
  const forms = await applicationForms(context, application.id);
  const open = forms.find(({ isOpen }) => isOpen) ?? null;
  const isDraft = status === 'draft';
  const isDecided = status === 'accepted' || status === 'rejected';
  const waitingPlace = await waitingPlaceOf(tx, application.id);
  const awaitsTalk = await isTalkAwaited(tx, application);
  const [first] = rounds;
  const lastDay = isDraft ? [first?.closesAt, first?.funnelClosesAt].filter((day) => day != null).sort()[0] : undefined;
  return {
    applicationId: application.id,
    startupName: application.startupName,
    programName: textIn(funnel?.programNames ?? [], language, funnel?.programName ?? '') || null,
    status,
    // Rounds that a decision has made needless will not take place.
    steps: (isDecided ? rounds.slice(0, current + 1) : rounds).map(({ _id, name }, at) => ({
      _id,
      name,
      state: isDecided ? 'done' : stateOf(at, current),
    })),
    open: open && { name: open.roundName, ...countAnswers(open) },
    isTaken: isDraft && funnel?.isOpen === true && (open !== null || isAnswered(forms)),
    closesAt: open === null ? (lastDay ? endOfDay(context.tenant.timezone, lastDay) : null) : open.closesAt,
    hearsBy: hearsByOf(rounds.slice(0, current + 1), dayOf(context.tenant.timezone, context.now())),
    startup: await startupOf(tx, application.id),
    waitingPlace,
    interview: isDecided ? null : await toldInterview(context, tx, application),
    awaitsTalk,
    choosesTalk: awaitsTalk && waitingPlace === null && (await hasOffers(context, tx, application)),
    asked: isDecided ? null : await askedOf(tx, application),
  };
}

/** Nothing is left to fill before it can be handed in. */
const isAnswered = ([first]: readonly RoundForm[]): boolean => first === undefined || first.isSubmitted;

function stateOf(at: number, current: number): Step['state'] {
  if (at < current) return 'done';
  return at === current ? 'current' : 'ahead';
}

/** The day that the last of these rounds names; where it names none, what was said before holds while it is ahead. */
function hearsByOf(come: readonly Round[], today: string): string | null {
  const own = come.at(-1)?.hearsBy ?? null;
  return own ?? come.findLast(({ hearsBy }) => hearsBy !== null && hearsBy >= today)?.hearsBy ?? null;
}

interface Round {
  readonly _id: string;
  readonly kind: string;
  readonly name: string;
  readonly closesAt: string | null;
  readonly hearsBy: string | null;
  readonly funnelClosesAt: string | null;
}

async function roundsAround(tx: Tx, { funnelId, roundId }: ApplicationRow, language: string) {
  const { rows: rounds } = await sql<Round>`
    select r.id as "_id", r.kind, ${translatedSql('r.name', 'r.names', language)} as name, r.closes_at::text as "closesAt", r.hears_by::text as "hearsBy",
      f.closes_at::text as "funnelClosesAt"
    from funnel_round r join funnel f on f.tenant_id = r.tenant_id and f.id = r.funnel_id
    where r.funnel_id = ${funnelId} order by r.position, r.id`.execute(tx);
  return {
    rounds,
    current: Math.max(
      0,
      rounds.findIndex(({ _id }) => _id === roundId),
    ),
  };
}

/** How many of the questions that are shown have an answer. */
function countAnswers({ form, answers }: RoundForm): { answered: number; questions: number } {
  const state = formState(form.elements, new Map(answers.map((answer) => [answer.questionId, answer])));
  const asked = state.shown.filter(isAsked);
  return { answered: asked.filter(({ _id }) => state.answers.has(_id)).length, questions: asked.length };
}

const isAsked = ({ questionType }: FormElement): boolean =>
  questionType !== 'calculated' && valueKindOf(questionType) !== null;

/** The startup that it has become, for an applicant who is one of its people. */
async function startupOf(tx: Tx, application: string): Promise<string | null> {
  const { rows } = await sql<{ startup: string | null }>`
    select a.startup_id as startup from application a
    join "user" u on u.tenant_id = a.tenant_id and u.id = a.applicant_id and u.startups_ids @> array[a.startup_id]
    where a.id = ${application}`.execute(tx);
  return rows[0]?.startup ?? null;
}

/** The last question of the organisation that the applicant has written nothing after. */
async function askedOf(tx: Tx, { id, applicantId }: ApplicationRow): Promise<string | null> {
  const { rows } = await sql<{ body: string }>`
    select body from application_note q where application_id = ${id} and is_shared and asks
      and author_id is distinct from ${applicantId}
      and not exists (select from application_note a where a.application_id = q.application_id and a.is_shared
        and a.author_id = ${applicantId} and (a.created_at, a.id) > (q.created_at, q.id))
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0] === undefined ? null : beginningOf(rows[0].body);
}
