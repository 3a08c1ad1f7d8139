import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { ListPage, TableScreenModule } from '../screenModules.ts';
import type { BoardColumnMeta } from './boardColumns.ts';
import type { CardMove } from './cardMove.ts';
import { withMovedCard } from './withMovedCard.ts';

/**
 * Moves a card at once and tells the server; when that refuses, the card goes back and a toast says why. The toast of a
 * move offers to undo it. Null where records of the screen can't be changed at all.
 */
export function useMoveCard(
  { screen, moveDocument }: TableScreenModule,
  columns: readonly BoardColumnMeta[] | undefined,
): ((move: CardMove) => void) | null {
  const client = useQueryClient();
  const { t } = useTranslation('screens');
  const message = useErrorMessage();
  const key = ['list', screen.entity, screen.id, 'board'];
  const { mutate } = useMutation({
    mutationFn: async ({ id, version, to }: CardMove) => {
      const variables = { id, version, input: { [screen.board?.group ?? '']: to } };
      return (await graphqlRequest(untypedDocument(moveDocument ?? ''), variables)).record as { version: number };
    },
    onMutate: async (move) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueriesData<InfiniteData<ListPage>>({ queryKey: key });
      for (const [queryKey, data] of withMovedCard(before, move)) client.setQueryData(queryKey, data);
      return before;
    },
    onSuccess: ({ version }, move) => {
      const value = columns?.find((column) => column.value === move.to)?.label ?? '';
      const undo = { label: t('board.undo'), run: () => mutate({ ...move, version, from: move.to, to: move.from }) };
      const key = screen.board && 'enum' in screen.board.columns ? 'board.moved' : 'board.movedTo';
      showToast({ kind: 'success', message: t(key, { name: move.name, value }), action: undo });
    },
    onError: (error, _move, before) => {
      for (const [queryKey, data] of before ?? []) client.setQueryData(queryKey, data);
      showToast({ kind: 'error', message: message(error) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['list', screen.entity] }),
  });
  return moveDocument ? mutate : null;
}
