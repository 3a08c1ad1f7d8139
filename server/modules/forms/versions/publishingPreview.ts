import { sql } from 'kysely';
import { type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { type ElementProblem, formProblems } from '#domain/forms/formProblems.ts';
import { askedElement } from '#domain/forms/profileFields.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { draftElements } from '#server/services/forms/draftElements.ts';
import { loadVersion } from '#server/services/forms/formVersions.ts';
import { editableForm } from '../draft/editableForm.ts';
import { lastNumber } from './publishForm.ts';

/** What publishing would mean for those who have answered (`PublishingPreview`). */
export interface PublishingPreview {
  readonly number: number;
  readonly draftCount: number;
  readonly answerCount: number;
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
    const counts = await submissionCounts(tx, formId);
    return {
      number: (await lastNumber(tx, formId)) + 1,
      ...counts,
      ...differences(current, draft.map(askedElement)),
      problems: formProblems(draft),
    };
  });
}

async function submissionCounts(tx: Tx, formId: string): Promise<{ draftCount: number; answerCount: number }> {
  const { rows } = await sql<{ draftCount: number; answerCount: number }>`
    select count(*) filter (where status = 'draft')::int as "draftCount",
      count(*) filter (where status = 'submitted')::int as "answerCount"
    from form_submission where form_id = ${formId}`.execute(tx);
  return rows[0] ?? { draftCount: 0, answerCount: 0 };
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
        return former !== undefined && askedOf(former) !== askedOf(element);
      })
      .map(({ label }) => label),
  };
}

const byId = (elements: readonly FormElement[]) => new Map(elements.map((element) => [element._id, element]));

/** What an answer is given to, whatever its place. */
function askedOf({ questionType, label, description, validations, options, dependency, formula }: FormElement): string {
  return JSON.stringify([questionType, label, description, validations, options, dependency, formula]);
}
