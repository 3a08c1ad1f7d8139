import { queryOptions } from '@tanstack/react-query';
import type { FormScreenMeta } from '#domain/model/screens.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import type { SessionState } from '#src/data/session/sessionStore.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { formLoaders, type LoadedForm } from '#src/generated/formLoaders.gen.ts';
import type { FormId } from '#src/generated/ids.gen.ts';
import type { RecordData } from '../screenModules.ts';
import { editedRecordQuery } from './editedRecordQuery.ts';

/** What a form consists of. */
export function formQuery(formId: string) {
  return queryOptions({
    queryKey: ['form', formId],
    // A copy: what is asked for again is another value only where something of it has changed.
    queryFn: async (): Promise<LoadedForm> => ({ ...(await formLoaders[formId as FormId]()) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The record that a form starts from. */
export function formRecordQuery(formId: string, recordId: string | null, form: LoadedForm | undefined) {
  return editedRecordQuery(formId, recordId, async (signal) => {
    const answer = await graphqlRequest(untypedDocument(form?.getDocument ?? ''), { id: recordId }, { signal });
    return (answer.record ?? null) as RecordData | null;
  });
}

/** The record that a page with one form is about; null for a new one. */
export function recordOfScreen(
  { record }: Pick<FormScreenMeta, 'record'>,
  param: string | null,
  { user, incubator }: SessionState,
): string | null {
  if (record === 'currentUser') return user?._id ?? null;
  if (record === 'incubator') return incubator?._id ?? null;
  return record === 'param' ? param : null;
}
