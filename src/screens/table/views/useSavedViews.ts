import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import type { TypedDocument } from '#src/data/typedDocument.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { SavedViewsDocument } from './savedViews.gen.ts';

/** One's views of a table; on the page of a record those of that one, and those of all. */
export function useSavedViews(screen: string, record: string | null) {
  const here = record === null ? {} : { record: { OR: [{ IS: record }, { EXISTS: false }] } };
  return useQuery(graphqlQuery(SavedViewsDocument, { filter: { screen: { IS: screen }, ...here } }));
}

/** One way to change them: says that it is done, and shows the list as it is then. */
export function useViewChange<Variables>(document: TypedDocument<unknown, Variables>, done: 'saved' | 'deleted') {
  const { t } = useTranslation('views');
  const client = useQueryClient();
  const message = useErrorMessage();
  return useMutation({
    mutationFn: (variables: Variables) => graphqlRequest(document, variables),
    onSuccess: () => {
      showToast({ kind: 'success', message: t(done), isConfirmation: true });
      return client.invalidateQueries(queriesOf(SavedViewsDocument));
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}
