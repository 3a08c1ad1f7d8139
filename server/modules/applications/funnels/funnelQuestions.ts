import { operatorsFor } from '#domain/forms/conditions/operators.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { roundsOf } from '#server/services/applications/roundRows.ts';
import { readForm } from '#server/services/forms/readForm.ts';

/** The questions that the applications of a funnel can be filtered by, round by round; none of a funnel out of sight. */
export function funnelQuestions(context: RequestContext, funnelId: string): Promise<FormElement[]> {
  return context.transact(async (tx) => {
    const funnel = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('Funnel'), funnelId);
    if (funnel === null) return [];
    const questions = new Map<string, FormElement>();
    for (const { formId } of await roundsOf(tx, funnelId)) {
      const elements = (await readForm(context, tx, formId))?.elements ?? [];
      for (const element of elements) if (isComparable(element)) questions.set(element._id, element);
    }
    return [...questions.values()];
  });
}

const isComparable = ({ questionType }: FormElement): boolean => operatorsFor(questionType).length > 0;
