import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useOrder } from '#src/ui/ordering/useOrder.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  FunnelRoundsDocument,
  type FunnelRoundsQuery,
  OrderRoundsDocument,
  RemoveRoundDocument,
} from './funnels.gen.ts';

export type Round = FunnelRoundsQuery['funnelRounds']['results'][number];

/** The rounds of a funnel in their order, and what can be done with them. */
export function useRounds(funnelId: string) {
  const { t } = useTranslation(['applications', 'tables', 'shell']);
  const client = useQueryClient();
  const message = useErrorMessage();
  const ability = useAbility();
  const query = { ...graphqlQuery(FunnelRoundsDocument, { funnelId }), staleTime: 0 };
  const { data, error, refetch } = useQuery(query);
  // What else shows rounds, as the desk does with its columns, asks anew.
  const refresh = () => client.invalidateQueries();
  const move = useOrder({
    queryKey: query.queryKey,
    items: data?.funnelRounds.results,
    inOrder: (shown: FunnelRoundsQuery, next) => ({ ...shown, funnelRounds: { results: [...next] } }),
    write: (ids) => graphqlRequest(OrderRoundsDocument, { funnelId, rounds: ids }),
    onSettled: refresh,
  });
  const removal = useMutation({
    mutationFn: (id: string) => graphqlRequest(RemoveRoundDocument, { id }),
    onSettled: refresh,
    onError: (problem) => showToast({ kind: 'error', message: message(problem) }),
  });
  const rounds = data?.funnelRounds.results;
  const remove = async ({ _id, name }: Round): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('rounds.removeQuestion', { name }),
      message: t('rounds.removeMessage'),
      confirmLabel: t('order.remove', { ns: 'tables' }),
      dismissLabel: t('cancel', { ns: 'shell' }),
      isDestructive: true,
    });
    if (isConfirmed) removal.mutate(_id);
  };
  const mayChange = data?.funnel != null && ability.can('update', rowOf('Funnel', data.funnel));
  return { rounds, error, refetch, move, remove, mayChange };
}
