import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { readForm } from '#server/services/forms/readForm.ts';

/** The forms that the people of a session have answered, each in its version; without one, as it is now. */
export function answeredForms(context: RequestContext, sessionId: string) {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const session = await findReadable(scope, specCatalog.get('CoachingSession'), sessionId);
    if (session === null) throw new NotFoundError();
    const { rows } = await sql<{ form: string; version: number | null }>`
      select distinct form_id as form, form_version as version from session_evaluation
      where session_id = ${sessionId} and form_id is not null`.execute(tx);
    const answered = [];
    for (const { form, version } of rows) {
      const read = await readForm(context, tx, form, version);
      if (read !== null) answered.push({ key: `${form}/${version ?? ''}`, form: read });
    }
    return answered;
  });
}
