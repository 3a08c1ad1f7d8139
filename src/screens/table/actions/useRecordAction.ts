import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OperationCall, RecordActionMeta } from '#domain/model/screens.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { RecordData, WritingModule } from '../../screenModules.ts';
import { runArguments } from './runArguments.ts';

interface ActionRun {
  readonly action: RecordActionMeta;
  readonly records: readonly RecordData[];
  readonly label: string;
}

/** One request of an action, and the one that takes it back; null where nothing does. */
interface Step {
  readonly make: () => Promise<(() => Promise<unknown>) | null>;
}

/** Kinds of questions whose answers show records. */
const kinds: ReadonlySet<unknown> = new Set(['list', 'detail', 'options']);

/** Does an action with records one after the other, by the versions that were looked at; the toast offers to undo what was done. */
export function useRecordAction(module: WritingModule, onDone?: () => void) {
  const { t } = useTranslation('screens');
  const client = useQueryClient();
  const message = useErrorMessage();
  const showAnew = (action: RecordActionMeta): Promise<void> =>
    client.invalidateQueries({
      // What an operation has changed is known to the server alone.
      predicate: ({ queryKey: [kind, name] }) =>
        action.run !== undefined || (kinds.has(kind) && name === module.screen.entity),
    });
  /** As many as succeed, in their order; after the first that does not, the others are left. */
  const doAll = async (action: RecordActionMeta, steps: readonly Step[]) => {
    const done: ((() => Promise<unknown>) | null)[] = [];
    try {
      for (const step of steps) done.push(await step.make());
    } catch (error) {
      showToast({ kind: 'error', message: message(error) });
    }
    await showAnew(action);
    return done;
  };
  return useMutation({
    mutationFn: ({ action, records }: ActionRun) =>
      doAll(
        action,
        records.map((record) => stepOf(module, action, record)),
      ),
    onSuccess: (done, { action, records, label }) => {
      if (done.length === 0) return;
      const backwards = done
        .filter((back) => back !== null)
        .map((back): Step => ({ make: async () => (await back(), null) }));
      showToast({
        kind: 'success',
        message: records.length === 1 ? label : t('table.action', { action: label, count: done.length }),
        ...(backwards.length > 0 && {
          action: { label: t('board.undo'), run: () => void doAll(action, backwards) },
        }),
      });
      onDone?.();
    },
  });
}

function stepOf(module: WritingModule, action: RecordActionMeta, record: RecordData): Step {
  return action.run === undefined ? setStep(module, action.set, record) : runStep(module, action, action.run, record);
}

/** Sets fields by the version that was looked at; back again by the one that it made. */
function setStep({ moveDocument = '' }: WritingModule, set: RecordData, record: RecordData): Step {
  const save = async (version: unknown, input: RecordData): Promise<unknown> => {
    const answer = await graphqlRequest(untypedDocument(moveDocument), { id: record._id, version, input });
    return (answer.record as { version: number }).version;
  };
  const before = Object.fromEntries(Object.keys(set).map((field) => [field, record[field] ?? null]));
  return {
    make: async () => {
      const version = await save(record.version, set);
      return () => save(version, before);
    },
  };
}

function runStep(
  { runDocuments }: WritingModule,
  { id }: RecordActionMeta,
  run: NonNullable<RecordActionMeta['run']>,
  record: RecordData,
): Step {
  const documents = runDocuments?.[id];
  const ask = (text: string | undefined, call: OperationCall): Promise<unknown> =>
    graphqlRequest(untypedDocument(text ?? ''), runArguments(call, record));
  return {
    make: async () => {
      await ask(documents?.run, run);
      const { undo } = run;
      return undo === undefined ? null : () => ask(documents?.undo, undo);
    },
  };
}
