import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { valueOfAnswer } from '#domain/forms/profileFields.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { questionsOf } from '#server/entities/write/judgeRow.ts';
import { findReadable, loadJudged, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { type AnswerInput, checkAnswers, takeAnswers } from '#server/services/forms/answers.ts';
import {
  answersOfProfile,
  keptValues,
  type ProfileOwner,
  profileElements,
} from '#server/services/forms/profileValues.ts';

const entities = { startup: 'Startup', user: 'User', application: 'Application' } as const;

/** The added fields of a profile that the reader may read, and whether they may change them: as they may the record itself. */
export function readProfileFields(context: RequestContext, owner: ProfileOwner) {
  return context.transact(async (tx) => {
    const mayEdit = await judgeOwner(tx, context, owner, 'free');
    const elements = await profileElements(tx, owner.target);
    const answers = answersOfProfile(elements, await keptValues(tx, owner));
    return { mayEdit, elements: elements.map(asFormElement), answers: answers.map(asGiven) };
  });
}

/** Keeps what was entered, judged as answers to questions are; it is written by the rules of values. */
export function saveProfileFields(
  writer: EntityWriter,
  context: RequestContext,
  owner: ProfileOwner,
  given: readonly AnswerInput[],
) {
  return context.transact(async (tx) => {
    if (!(await judgeOwner(tx, context, owner, 'locked'))) throw new ForbiddenError();
    const elements = await profileElements(tx, owner.target);
    const answers = takeAnswers(elements, given);
    checkAnswers(elements, answers, true);
    const kept = new Map((await keptValues(tx, owner)).map((one) => [one.field, one]));
    for (const { _id: field } of elements) {
      const before = kept.get(field);
      const answer = answers.get(field);
      const value = answer === undefined ? null : valueOfAnswer(answer);
      if (value === (before?.value ?? null)) continue;
      if (value === null) await writer.delete(context, 'CustomFieldValue', before?.id ?? '');
      else if (before) await writer.update(context, 'CustomFieldValue', before.id, { value });
      else await writer.create(context, 'CustomFieldValue', { field, value, [owner.target]: owner.id });
    }
    return readProfileFields(context, owner);
  });
}

/** Whether the reader may change the owner; who may not read it finds none. Locked while it is filled in, so that none is filled twice. */
async function judgeOwner(
  tx: Tx,
  context: RequestContext,
  { target, id }: ProfileOwner,
  hold: 'locked' | 'free',
): Promise<boolean> {
  const scope = writeScope(specCatalog, context, tx);
  const model = specCatalog.get(entities[target]);
  const questions = questionsOf(scope.reader, model, 'update', []);
  if (questions === null) {
    if ((await findReadable(scope, model, id)) === null) throw new NotFoundError();
    return false;
  }
  const found = await loadJudged(scope, model, id, questions, hold);
  if (found === null) throw new NotFoundError();
  return found.isAllowed;
}

const asFormElement = (element: FormElement) => ({ ...element, formId: element._id, version: null, customField: null });

const asGiven = ({ arrayValue, ...answer }: Answer) => ({
  ...answer,
  arrayValue: [...arrayValue],
});
