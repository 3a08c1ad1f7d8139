import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { withMoved } from '#src/ui/ordering/withMoved.ts';
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
  const failed = { onError: (problem: unknown) => showToast({ kind: 'error', message: message(problem) }) };
  // What else shows rounds, as the desk does with its columns, asks anew.
  const refresh = () => client.invalidateQueries();
  const order = useMutation({
    mutationFn: (rounds: readonly Round[]) =>
      graphqlRequest(OrderRoundsDocument, { funnelId, rounds: rounds.map(({ _id }) => _id) }),
    // One after the other, as they were made; what is asked meanwhile would bring back the order before.
    scope: { id: `order of rounds ${funnelId}` },
    onMutate: async (rounds) => {
      await client.cancelQueries({ queryKey: query.queryKey });
      if (data) client.setQueryData(query.queryKey, { ...data, funnelRounds: { results: [...rounds] } });
    },
    onSettled: refresh,
    ...failed,
  });
  const removal = useMutation({
    mutationFn: (id: string) => graphqlRequest(RemoveRoundDocument, { id }),
    onSettled: refresh,
    ...failed,
  });
  const rounds = data?.funnelRounds.results;
  /** To another place of the order; `to` counts from nothing. */
  const move = (id: string, to: number): void => {
    const next = withMoved(rounds ?? [], id, to);
    if (next) order.mutate(next);
  };
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
