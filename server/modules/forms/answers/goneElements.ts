import { sql } from 'kysely';
import type { FormElement } from '#domain/forms/FormElement.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** What older versions of a form asked and the one that is filled now does not, each as it was asked last. */
export async function goneElements(
  tx: Tx,
  formId: string,
  asked: readonly FormElement[],
): Promise<readonly FormElement[]> {
  const { rows } = await sql<{ elements: readonly FormElement[] }>`
    select elements from form_version where form_id = ${formId} order by number desc`.execute(tx);
  const known = new Set(asked.map(({ _id }) => _id));
  const gone: FormElement[] = [];
  for (const element of rows.flatMap(({ elements }) => elements)) {
    if (known.has(element._id)) continue;
    known.add(element._id);
    gone.push(element);
  }
  return gone;
}
