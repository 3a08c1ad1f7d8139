import { sql } from 'kysely';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { AuthenticationRequiredError, ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';

/** The form, for whoever may edit forms; others get a refusal. */
export async function editableForm(context: RequestContext, tx: Tx, formId: string): Promise<StoredRow> {
  if (context.principal === null) throw new AuthenticationRequiredError();
  if (!hasPermission(context.principal, 'FORM/FORM:EDIT')) throw new ForbiddenError();
  const form = await findReadable(writeScope(specCatalog, context, tx), specCatalog.get('Form'), formId);
  if (form === null) throw new NotFoundError();
  return form;
}

/** The same, and nobody else changes the form until the transaction ends. */
export async function lockedForm(context: RequestContext, tx: Tx, formId: string): Promise<StoredRow> {
  await sql`select 1 from form where id = ${formId} for update`.execute(tx);
  return editableForm(context, tx, formId);
}
