import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AskForPeriodAgainDocument, SkipPeriodDocument } from './board.gen.ts';
import type { BoardCellAt } from './boardRows.ts';
import { usePeriodNames } from './usePeriodNames.ts';

interface Skip extends BoardCellAt {
  readonly reason: string | null;
}

/** Lets a startup off a period, and says so. */
export function useSkip(onDone: () => void) {
  const told = useTold('board.skipped');
  return useMutation({
    mutationFn: ({ row, period: { from, to }, reason }: Skip) =>
      graphqlRequest(SkipPeriodDocument, { input: { startup: row.id, from: from ?? null, to, reason } }),
    onSuccess: (_answer, at) => {
      onDone();
      return told.say(at);
    },
    onError: told.fail,
  });
}

/** Asks for a period again that was skipped. */
export function useAskAgain() {
  const told = useTold('board.askedAgain');
  return useMutation({
    mutationFn: ({ id }: BoardCellAt & { readonly id: string }) => graphqlRequest(AskForPeriodAgainDocument, { id }),
    onSuccess: (_answer, at) => told.say(at),
    onError: told.fail,
  });
}

/** What is asked is shown on other pages too: all that is on screen is asked for anew. */
function useTold(words: 'board.skipped' | 'board.askedAgain') {
  const { t } = useTranslation('metrics');
  const { periodOf } = usePeriodNames();
  const client = useQueryClient();
  const message = useErrorMessage();
  return {
    say: ({ row, period }: BoardCellAt): Promise<void> => {
      const said = t(words, { name: row.name, period: periodOf(period) });
      showToast({ kind: 'success', message: said, isConfirmation: true });
      return client.invalidateQueries();
    },
    fail: (error: Error): void => showToast({ kind: 'error', message: message(error) }),
  };
}
