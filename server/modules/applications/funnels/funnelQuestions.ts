import { sql } from 'kysely';
import { operatorsFor } from '#domain/forms/conditions/operators.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { roundsOf } from '#server/services/applications/roundRows.ts';
import { readForm } from '#server/services/forms/readForm.ts';

/** The questions that the applications of a funnel can be filtered by, round by round; none of a funnel out of sight. */
export function funnelQuestions(context: RequestContext, funnelId: string): Promise<FormElement[]> {
  return context.transact(async (tx) => {
    const elements = (await isReadable(context, tx, funnelId)) ? await elementsNow(context, tx, funnelId) : [];
    return [...new Map(elements.filter(isComparable).map((element) => [element._id, element])).values()];
  });
}

async function isReadable(context: RequestContext, tx: Tx, funnelId: string): Promise<boolean> {
  return (await findReadable(writeScope(specCatalog, context, tx), specCatalog.get('Funnel'), funnelId)) !== null;
}

async function elementsNow(context: RequestContext, tx: Tx, funnelId: string): Promise<FormElement[]> {
  const elements: FormElement[] = [];
  for (const { formId } of await roundsOf(tx, funnelId))
    elements.push(...((await readForm(context, tx, formId))?.elements ?? []));
  return elements;
}

const isComparable = ({ questionType }: FormElement): boolean => operatorsFor(questionType).length > 0;

/**
 * Questions that a funnel's rounds ask no longer, in a former version or by another form, and that applications of it
 * have answered: as they were asked last.
 */
export function formerQuestions(context: RequestContext, funnelId: string): Promise<FormElement[]> {
  return context.transact(async (tx) => {
    if (!(await isReadable(context, tx, funnelId))) return [];
    const asked = new Set((await elementsNow(context, tx, funnelId)).map(({ _id }) => _id));
    const { rows } = await sql<{ element: FormElement }>`
      select distinct on (e.element ->> '_id') e.element
      from form_version v cross join jsonb_array_elements(v.elements) as e(element)
      where v.form_id in (select form_id from funnel_round where funnel_id = ${funnelId}
          union all select s.form_id from form_submission s join application p on p.tenant_id = s.tenant_id
            and p.id = s.application_id where p.funnel_id = ${funnelId})
        and exists (select from form_answer a join application p on p.tenant_id = a.tenant_id and p.id = a.application_id
          where a.question_id = e.element ->> '_id' and p.funnel_id = ${funnelId})
      order by e.element ->> '_id', v.number desc`.execute(tx);
    const found = rows.map(({ element }) => element).filter((element) => !asked.has(element._id));
    return found.filter(isComparable).toSorted((one, other) => one.position - other.position);
  });
}
