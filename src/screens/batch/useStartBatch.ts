import { useMutation } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import type { TypedDocument } from '#src/data/typedDocument.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { StartApplicationBatchDocument, StartStartupBatchDocument, StartUserBatchDocument } from './batch.gen.ts';
import type { BatchKind } from './batchProgress.ts';
import { showBatch } from './batchStore.ts';

interface Start {
  readonly action: string;
  readonly ids: readonly string[];
  readonly data: Readonly<Record<string, unknown>> | null;
}

type StartDocument = TypedDocument<
  { readonly started: { readonly id: string; readonly count: number } },
  Start & Record<string, unknown>
>;

const documents: Readonly<Record<BatchKind, unknown>> = {
  application: StartApplicationBatchDocument,
  startup: StartStartupBatchDocument,
  user: StartUserBatchDocument,
};

/** What can be taken back for a while. */
const decisions: readonly string[] = ['ACCEPT', 'DELAY_REJECT', 'REJECT'];

/** Starts an operation and shows its panel. */
export function useStartBatch(kind: BatchKind, onStarted: () => void) {
  const message = useErrorMessage();
  return useMutation({
    mutationFn: async (start: Start) => {
      // Which action belongs to which kind is known to `batchActions.ts` alone.
      const document = documents[kind] as StartDocument;
      return (await graphqlRequest(document, { ...start })).started;
    },
    onSuccess: ({ id, count }, { action }) => {
      showBatch({ id, kind, total: count, isDecision: decisions.includes(action) });
      onStarted();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}
