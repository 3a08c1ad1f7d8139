/** Who else works on a form, and what they do to it: told through the outbox, so that every process hears of it. */

import { mapEvents } from '#server/graphql/schema/mapEvents.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { editableForm } from './draft/editableForm.ts';

const TOPIC = 'form.edited';

interface EditingNews {
  readonly formId: string;
  readonly elementIds: readonly string[];
  /** The element where somebody is; null when they are at none. */
  readonly at: string | null;
  readonly isChange: boolean;
}

export interface FormChange extends EditingNews {
  readonly personId: string;
  readonly personName: string;
}

export async function tellEditors(tx: Tx, context: RequestContext, news: EditingNews): Promise<void> {
  const { principal } = context;
  if (principal === null) return;
  const payload = { ...news, personId: principal.id, personName: (await nameOfUser(tx, principal.id)) ?? '' };
  await emit(tx, { topic: TOPIC, payload });
}

/** Tells the others that the reader is there, at an element or at none. */
export function showEditing(context: RequestContext, formId: string, at: string | null): Promise<boolean> {
  return context.transact(async (tx) => {
    await editableForm(context, tx, formId);
    await tellEditors(tx, context, { formId, elementIds: [], at: at?.slice(0, 60) ?? null, isChange: false });
    return true;
  });
}

/** What others do to a form from now on. */
export async function followEditing(
  context: RequestContext,
  formId: string,
): Promise<AsyncGenerator<FormChange, void, undefined>> {
  await context.transact((tx) => editableForm(context, tx, formId));
  const own = context.principal?.id;
  const events = context.events([TOPIC], ({ payload }) => payload.formId === formId && payload.personId !== own);
  return mapEvents(events, ({ payload }) => payload as unknown as FormChange);
}
