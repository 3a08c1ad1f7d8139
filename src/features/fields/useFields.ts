import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useOrder } from '#src/ui/ordering/useOrder.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { builderFieldsQuery } from './fieldQueries.ts';
import { type BuilderFieldsQuery, DeleteBuilderFieldDocument, OrderFieldsDocument } from './fields.gen.ts';
import type { ProfileTarget } from './profileTargets.ts';

export type Field = BuilderFieldsQuery['customFields']['results'][number];

/** The fields of a profile in their order, as others change them too, and what can be done with them. */
export function useFields(target: ProfileTarget) {
  const { t } = useTranslation('organisation');
  const client = useQueryClient();
  const message = useErrorMessage();
  const query = { ...builderFieldsQuery(target), staleTime: 0 };
  const { data: fields, error, refetch } = useQuery(query);
  useLiveQuery('CustomField', query.queryKey);
  const written = {
    onError: (problem: unknown) => showToast({ kind: 'error', message: message(problem) }),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  };
  const move = useOrder({
    queryKey: query.queryKey,
    items: fields,
    inOrder: (_shown, next) => next,
    write: (ids) => graphqlRequest(OrderFieldsDocument, { target, fields: ids }),
    onSettled: written.onSettled,
  });
  const removal = useMutation({
    mutationFn: (id: string) => graphqlRequest(DeleteBuilderFieldDocument, { id }),
    onSuccess: () => showToast({ kind: 'success', message: t('builder.deleted'), isConfirmation: true }),
    ...written,
  });
  const remove = async ({ _id, name }: Field): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('builder.deleteQuestion', { name }),
      message: t('builder.deleteWarning'),
      confirmLabel: t('builder.delete', { name }),
      dismissLabel: t('builder.cancel'),
      isDestructive: true,
    });
    if (isConfirmed) removal.mutate(_id);
  };
  const mayChange = useAbility().can('update', 'CustomField');
  return { fields, error, refetch, move, remove, mayChange };
}
