/** Answers as those read them who are not to know whose they are. */
import { sql } from 'kysely';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { answersWithoutIdentity, type Identity } from '#domain/scoring/hideIdentity.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ApplicationRow } from './applicationRows.ts';
import { hidesApplicant, identityOf } from './hiddenApplicants.ts';

interface GivenForm {
  readonly formId: string;
  readonly elements: readonly FormElement[];
}

interface Given {
  readonly application: ApplicationRow;
  readonly form: GivenForm;
  readonly answers: readonly Answer[];
  /** More that tells whose they are than what the application says. */
  readonly identity?: Identity;
}

/** The answers themselves to whoever may know whose they are. */
export async function readableAnswers(context: RequestContext, tx: Tx, given: Given): Promise<readonly Answer[]> {
  return hidesApplicant(context, given.application) ? hiddenAnswers(tx, given) : given.answers;
}

export async function hiddenAnswers(tx: Tx, { application, form, answers, identity }: Given): Promise<Answer[]> {
  return answersWithoutIdentity(await markedElements(tx, form), answers, identity ?? identityOf(application));
}

/** Questions as they were answered, and those too that their authors have marked since. */
export async function markedElements(tx: Tx, { formId, elements }: GivenForm): Promise<readonly FormElement[]> {
  const { rows } = await sql<{ id: string }>`select id from question where form_id = ${formId} and identifies`.execute(
    tx,
  );
  const marked = new Set(rows.map(({ id }) => id));
  return elements.map((element) => (marked.has(element._id) ? { ...element, identifies: true } : element));
}
