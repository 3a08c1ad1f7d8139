import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RecordActionMeta } from '#domain/model/screens.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { RecordData, WritingModule } from '../../screenModules.ts';

interface ActionRun {
  readonly action: RecordActionMeta;
  readonly records: readonly RecordData[];
  readonly label: string;
}

interface Change {
  readonly id: unknown;
  readonly version: unknown;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Kinds of questions whose answers show the records. */
const kinds: ReadonlySet<unknown> = new Set(['list', 'detail', 'options']);

/** Does an action with records one after the other, by the versions that were looked at; the toast offers to undo what was done. */
export function useRecordAction({ screen, moveDocument }: WritingModule, onDone?: () => void) {
  const { t } = useTranslation('screens');
  const client = useQueryClient();
  const message = useErrorMessage();
  const save = async ({ id, version, input }: Change): Promise<number> => {
    const answer = await graphqlRequest(untypedDocument(moveDocument ?? ''), { id, version, input });
    return (answer.record as { version: number }).version;
  };
  const showAnew = (): Promise<void> =>
    client.invalidateQueries({
      predicate: ({ queryKey: [kind, name] }) => kinds.has(kind) && name === screen.entity,
    });
  const saveAll = async (changes: readonly Change[]): Promise<readonly number[]> => {
    const versions: number[] = [];
    try {
      for (const change of changes) versions.push(await save(change));
    } catch (error) {
      showToast({ kind: 'error', message: message(error) });
    }
    await showAnew();
    return versions;
  };
  return useMutation({
    mutationFn: ({ action, records }: ActionRun) =>
      saveAll(records.map(({ _id, version }) => ({ id: _id, version, input: action.set }))),
    onSuccess: (versions, { action, records, label }) => {
      if (versions.length === 0) return;
      const undone = versions.map((version, index): Change => {
        const record = records[index];
        const input = Object.fromEntries(Object.keys(action.set).map((field) => [field, record?.[field] ?? null]));
        return { id: record?._id, version, input };
      });
      showToast({
        kind: 'success',
        message: records.length === 1 ? label : t('table.action', { action: label, count: versions.length }),
        action: { label: t('board.undo'), run: () => void saveAll(undone) },
      });
      onDone?.();
    },
  });
}
