/** The evaluation form of a session: what it asks, and what those who were there have answered. */
import { sql } from 'kysely';
import { admits } from '#domain/access/gates/admits.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { findReadable, loadReadable, loadStored, writeScope } from '#server/entities/write/WriteScope.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';
import { formOfSession } from '#server/services/coaching/formOfSession.ts';
import { type AnswerInput, checkAnswers, givenAnswers, takeAnswers } from '#server/services/forms/answers.ts';
import { readForm, refuseOutdated, type SeenForm } from '#server/services/forms/readForm.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** The form of a session as its reader finds it; null where the session has none. */
export function sessionForm(context: RequestContext, sessionId: string) {
  return context.transact(async (tx) => {
    const session = await findReadable(writeScope(specCatalog, context, tx), sessionModel(), sessionId);
    const form = session && (await formOf(context, tx, session));
    if (!session || !form) return null;
    return {
      form,
      isAsked: wasThere(context, session) && !(await hasAnswered(context, tx, session.id)),
      isOpen: hasBegun(context, session),
      awaited: hasBegun(context, session) && readsAll(context, session) ? await awaitedOf(tx, session) : [],
    };
  });
}

interface GivenEvaluation extends SeenForm {
  readonly sessionId: string;
  readonly answers: readonly AnswerInput[];
}

/**
 * Takes the answers of somebody who was there, once. Gives the id of their evaluation.
 * @throws ConflictError when the form was published anew since it was opened
 */
export async function evaluateSession(context: RequestContext, tx: Tx, evaluation: GivenEvaluation): Promise<string> {
  const session = await loadReadable(writeScope(specCatalog, context, tx), sessionModel(), evaluation.sessionId);
  const form = session && (await formOf(context, tx, session));
  if (!session || !form) throw new NotFoundError();
  const author = context.principal?.id ?? '';
  if (!wasThere(context, session)) throw ForbiddenError.because('sessionOfOthers');
  if (!hasBegun(context, session)) throw ForbiddenError.because('sessionNotHeld');
  if (await hasAnswered(context, tx, session.id)) throw ForbiddenError.because('feedbackAnswered');
  refuseOutdated(form, evaluation);
  const answers = takeAnswers(form.elements, evaluation.answers);
  checkAnswers(form.elements, answers, true);
  const id = uuidv7();
  const model = specCatalog.get('SessionEvaluation');
  await insertRow(tx, model, id, {
    formTitle: form.title,
    session: session.id,
    form: form.formId,
    formVersion: form.version,
    author,
    isOfCoach: idsIn(session.coachs).includes(author),
    answers: givenAnswers(form.elements, answers).map(({ element, answer }) => ({
      ...answer,
      questionLabel: element.label,
    })),
    submittedAt: context.now().toISOString(),
  });
  await noteChange(tx, context, { entity: model.name, before: null, after: await loadStored(tx, model, id) });
  await announce({ tx, context }, 'SessionEvaluated', { session: session.id, person: author });
  return id;
}

const sessionModel = () => specCatalog.get('CoachingSession');

async function formOf(context: RequestContext, tx: Tx, session: StoredRow) {
  const form = await formOfSession(tx, session.id);
  return form === null ? null : readForm(context, tx, form);
}

function wasThere({ principal }: RequestContext, { coachs, attendees }: StoredRow): boolean {
  return principal !== null && [...idsIn(coachs), ...idsIn(attendees)].includes(principal.id);
}

/** Nobody judges what is still to come; what was called off has nothing to judge. */
function hasBegun(context: RequestContext, { status, startTime }: StoredRow): boolean {
  if (status === 'held') return true;
  return status === 'planned' && typeof startTime === 'string' && Date.parse(startTime) <= context.now().getTime();
}

/** Who may not read what the others answer is not told whether they did. */
function readsAll({ principal }: RequestContext, { coachs }: StoredRow): boolean {
  if (principal === null || !admits({ roles: roleGroups.staffSide }, principal)) return false;
  return idsIn(coachs).includes(principal.id) || admits({ roles: roleGroups.organisers }, principal);
}

async function awaitedOf(tx: Tx, { id, coachs, attendees }: StoredRow): Promise<readonly string[]> {
  const { rows } = await sql<{ author: string }>`select author_id as author from session_evaluation
    where session_id = ${id}`.execute(tx);
  const answered = new Set(rows.map(({ author }) => author));
  return [...new Set([...idsIn(coachs), ...idsIn(attendees)])].filter((person) => !answered.has(person));
}

async function hasAnswered({ principal }: RequestContext, tx: Tx, session: string): Promise<boolean> {
  const { rows } = await sql`select 1 from session_evaluation
    where session_id = ${session} and author_id = ${principal?.id ?? ''}`.execute(tx);
  return rows.length > 0;
}
