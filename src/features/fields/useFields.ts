import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { withMoved } from '#src/ui/ordering/withMoved.ts';
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
  const { data, error, refetch } = useQuery(query);
  useLiveQuery('CustomField', query.queryKey);
  const fields = data?.customFields.results;
  const written = {
    onError: (problem: unknown) => showToast({ kind: 'error', message: message(problem) }),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  };
  const order = useMutation({
    mutationFn: (next: readonly Field[]) =>
      graphqlRequest(OrderFieldsDocument, { target, fields: next.map(({ _id }) => _id) }),
    // One after the other, as they were made; what is asked meanwhile would bring back the order before.
    scope: { id: `order of fields ${target}` },
    onMutate: async (next) => {
      await client.cancelQueries({ queryKey: query.queryKey });
      client.setQueryData(query.queryKey, { customFields: { results: [...next] } });
    },
    ...written,
  });
  const removal = useMutation({
    mutationFn: (id: string) => graphqlRequest(DeleteBuilderFieldDocument, { id }),
    onSuccess: () => showToast({ kind: 'success', message: t('builder.deleted'), isConfirmation: true }),
    ...written,
  });
  /** To another place of the order; `to` counts from nothing. */
  const move = (id: string, to: number): void => {
    const next = withMoved(fields ?? [], id, to);
    if (next) order.mutate(next);
  };
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
