import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSubscription } from '#src/data/useSubscription.ts';
import { BatchPanel } from './BatchPanel.tsx';
import { ApplicationBatchUpdatedDocument, StartupBatchUpdatedDocument, UserBatchUpdatedDocument } from './batch.gen.ts';
import { applyUpdate, isOver, newProgress } from './batchProgress.ts';
import { closeBatch, type StartedBatch } from './batchStore.ts';
import { useKeptDecision } from './deciding/useKeptDecision.ts';
import { useUndoTogether } from './deciding/useUndoTogether.ts';
import { dismissAfterSuccess } from './dismissAfterSuccess.ts';

const documents = {
  application: ApplicationBatchUpdatedDocument,
  startup: StartupBatchUpdatedDocument,
  user: UserBatchUpdatedDocument,
} as const;
const entities = { application: 'Application', startup: 'Startup', user: 'User' } as const;

/**
 * The panel of one operation: follows it, shows its records anew at the end, and goes by itself when all went well. It
 * takes back what was decided: nothing is said beside it.
 */
export function FollowedBatch({ batch: { id, kind, total, isDecision = false } }: { readonly batch: StartedBatch }) {
  const client = useQueryClient();
  const [progress, setProgress] = useState(() => newProgress(total));
  useSubscription(documents[kind], { operationId: id }, ({ update }) =>
    setProgress((current) => applyUpdate(current, update)),
  );
  const isDone = isOver(progress);
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === entities[kind] });
  }, [client, isDone, kind]);
  const undoing = useUndoTogether(() => closeBatch(id));
  const { result, succeeded } = progress;
  useEffect(() => dismissAfterSuccess(kind, result, () => closeBatch(id)), [id, kind, result]);
  useKeptDecision(id, isDecision && isDone ? succeeded : null);
  const undo =
    isDecision && isDone && succeeded.length > 0
      ? { isRunning: undoing.isPending, run: () => undoing.mutate({ operation: id, applicationIds: succeeded }) }
      : null;
  return <BatchPanel kind={kind} progress={progress} undo={undo} onClose={() => closeBatch(id)} />;
}
