/** What an application says of its startup: the answers of the forms of its rounds. */
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';
import { askedElement } from '#domain/forms/profileFields.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { findSubmission, roundsFor, roundsOf } from '#server/services/applications/roundRows.ts';
import { readAnswers } from '#server/services/forms/answers.ts';
import { readForm } from '#server/services/forms/readForm.ts';

/** What the forms of an application's rounds ask, and what was handed in or kept of it; nothing of what they hide. */
export async function answersOf(context: RequestContext, tx: Tx, application: string, funnel: string) {
  const asked: FormElement[] = [];
  const answers = new Map<string, Answer>();
  for (const { id, formId } of await roundsFor(tx, { id: application, funnelId: funnel })) {
    const submission = await findSubmission(tx, application, id);
    if (submission === null) continue;
    const form = await readForm(context, tx, formId, submission.formVersion);
    const kept = new Map((await readAnswers(tx, submission.id)).map((answer) => [answer.questionId, answer]));
    const elements = (form?.elements ?? []).map(askedElement);
    // Where an answer no longer leads to a question, what was said to it before is nobody's answer.
    const { shown } = formState(elements, kept);
    asked.push(...shown);
    for (const { _id } of shown) {
      const answer = kept.get(_id);
      if (answer !== undefined) answers.set(_id, answer);
    }
  }
  return { asked, answers };
}

/** The questions of a funnel's rounds, in the order they are asked. */
export async function questionsOfFunnel(context: RequestContext, tx: Tx, funnel: string): Promise<FormElement[]> {
  const questions: FormElement[] = [];
  for (const { formId } of await roundsOf(tx, funnel)) {
    questions.push(...((await readForm(context, tx, formId))?.elements ?? []).map(askedElement));
  }
  return questions;
}
