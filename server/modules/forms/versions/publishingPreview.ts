import { type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { type ElementProblem, formProblems } from '#domain/forms/formProblems.ts';
import { isAskedAlike } from '#domain/forms/isAskedAlike.ts';
import { askedElement } from '#domain/forms/profileFields.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { draftElements } from '#server/services/forms/draftElements.ts';
import { loadVersion } from '#server/services/forms/formVersions.ts';
import { editableForm } from '../draft/editableForm.ts';
import { type AnsweredVersion, answeredVersions, followingDrafts } from './answeredVersions.ts';
import { lastNumber } from './publishForm.ts';

/** What publishing would mean for those who have answered (`PublishingPreview`). */
export interface PublishingPreview {
  readonly number: number;
  readonly answered: readonly AnsweredVersion[];
  readonly followingCount: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly problems: readonly ElementProblem[];
}

export function publishingPreview(context: RequestContext, formId: string): Promise<PublishingPreview> {
  return context.transact(async (tx) => {
    await editableForm(context, tx, formId);
    const draft = await draftElements(tx, formId);
    const current = (await loadVersion(tx, formId, null))?.elements ?? [];
    return {
      number: (await lastNumber(tx, formId)) + 1,
      answered: await answeredVersions(tx, formId),
      followingCount: await followingDrafts(context, tx, formId),
      ...differences(current, draft.map(askedElement)),
      problems: formProblems(draft),
    };
  });
}

/** Questions by what they are called; those of one id are one question, however it is asked. */
function differences(before: readonly FormElement[], after: readonly FormElement[]) {
  const asked = (elements: readonly FormElement[]) =>
    elements.filter(({ questionType }) => valueKindOf(questionType) !== null);
  const [old, now] = [asked(before), asked(after)];
  const [oldById, nowById] = [byId(old), byId(now)];
  return {
    removed: old.filter(({ _id }) => !nowById.has(_id)).map(({ label }) => label),
    added: now.filter(({ _id }) => !oldById.has(_id)).map(({ label }) => label),
    changed: now
      .filter((element) => {
        const former = oldById.get(element._id);
        return former !== undefined && !isAskedAlike(former, element);
      })
      .map(({ label }) => label),
  };
}

const byId = (elements: readonly FormElement[]) => new Map(elements.map((element) => [element._id, element]));
