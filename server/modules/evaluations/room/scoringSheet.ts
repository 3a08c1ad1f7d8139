import type { Answer } from '#domain/forms/FormElement.ts';
import { teamNames } from '#domain/forms/teamTable.ts';
import { type Identity, withoutIdentity } from '#domain/scoring/hideIdentity.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';
import { hiddenAnswers } from '#server/services/applications/hiddenAnswers.ts';
import { identityOf } from '#server/services/applications/hiddenApplicants.ts';
import { findSubmission, roundsFor } from '#server/services/applications/roundRows.ts';
import { readAnswers } from '#server/services/forms/answers.ts';
import { keptAnswers } from '#server/services/forms/keptAnswers.ts';
import { type PublicForm, readForm } from '#server/services/forms/readForm.ts';
import { rubricOf } from '../rubric.ts';
import { type OwnEvaluation, shownEvaluation } from './ownEvaluation.ts';

/** One application to score; null for whoever is not asked to. */
export function scoringSheet(context: RequestContext, evaluationId: string) {
  return context.transact(async (tx) => {
    const own = await shownEvaluation(context, tx, evaluationId);
    return own && sheetOf(context, tx, own);
  });
}

/**
 * The application as it is judged. Where the funnel hides applicants they are hidden here from everybody, also from
 * those who might look them up: nobody is led by a name.
 */
export async function sheetOf(context: RequestContext, tx: Tx, { evaluation, application, isHidden }: OwnEvaluation) {
  const forms = await givenForms(context, tx, application.id, application.funnelId);
  const identity = [
    ...identityOf(application),
    ...forms.flatMap(({ form, answers }) => teamNames(form.elements, answers)),
  ];
  const { description } = application;
  return {
    evaluationId: evaluation.id,
    applicationId: application.id,
    name: isHidden ? null : application.startupName,
    number: application.number,
    description: description && isHidden ? withoutIdentity(description, identity) : description,
    country: application.country,
    isHidden,
    isOpen: evaluation.isClosed !== true,
    isSubmitted: evaluation.status === 'submitted',
    score: typeof evaluation.score === 'number' ? evaluation.score : null,
    rubric: await rubricOf(context, tx, evaluation),
    answers: [...keptAnswers(evaluation.answers).values()],
    forms: isHidden ? await withoutNames(tx, application, forms, identity) : forms,
  };
}

async function withoutNames(
  tx: Tx,
  application: ApplicationRow,
  forms: readonly GivenForm[],
  identity: Identity,
): Promise<GivenForm[]> {
  const hidden: GivenForm[] = [];
  for (const given of forms)
    hidden.push({ ...given, answers: await hiddenAnswers(tx, { application, identity, ...given }) });
  return hidden;
}

interface GivenForm {
  readonly roundId: string;
  readonly roundName: string;
  readonly form: PublicForm;
  readonly answers: readonly Answer[];
}

/** What was handed in, round by round, each in the version of its form that was answered. */
async function givenForms(context: RequestContext, tx: Tx, application: string, funnel: string): Promise<GivenForm[]> {
  const forms: GivenForm[] = [];
  for (const round of await roundsFor(tx, { id: application, funnelId: funnel })) {
    const submission = await findSubmission(tx, application, round.id);
    if (submission?.status !== 'submitted') continue;
    const form = await readForm(context, tx, round.formId, submission.formVersion);
    if (form === null) continue;
    forms.push({ roundId: round.id, roundName: round.name, form, answers: await readAnswers(tx, submission.id) });
  }
  return forms;
}
