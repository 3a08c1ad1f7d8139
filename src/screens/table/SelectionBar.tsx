import { Button, CloseButton } from '@mantine/core';
import { IconCopyPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { BatchMenu } from '../batch/BatchMenu.tsx';
import { displayName } from '../detail/displayName.ts';
import type { RecordData, TableScreenModule } from '../screenModules.ts';
import { RecordActions } from './actions/RecordActions.tsx';
import { CopyRows } from './copying/CopyRows.tsx';
import { useDuplicate } from './copying/useDuplicate.ts';
import classes from './SelectionBar.module.css';
import type { TableSearch } from './tableSearch.ts';

interface SelectionBarProps {
  readonly module: TableScreenModule;
  readonly search: TableSearch;
  readonly records: readonly RecordData[];
  /** Whether the reader may delete this very record. */
  readonly mayDelete: (record: RecordData) => boolean;
  readonly onClear: () => void;
}

/** Slides up with the number of chosen rows and what can be done with them; a button says with how many. */
export function SelectionBar({ module, search, records, mayDelete, onClear }: SelectionBarProps) {
  const { t } = useTranslation(['screens', 'spec', 'tables']);
  const remove = useDeleteRecords(module, onClear);
  const duplicate = useDuplicate(module.screen.entity);
  const [first] = records;
  const deletable = records.filter(mayDelete);
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('table.selection')}>
      <strong>{t('table.selected', { count: records.length })}</strong>
      <RecordActions module={module} records={records} onDone={onClear} />
      {duplicate && first && records.length === 1 && (
        <Button variant="default" leftSection={<IconCopyPlus size={16} aria-hidden />} onClick={() => duplicate(first)}>
          {t('duplicate')}
        </Button>
      )}
      <CopyRows screen={module.screen} search={search} records={records} />
      <BatchMenu entity={module.screen.entity} records={records} onStarted={onClear} />
      {deletable.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={remove.isPending}
          onClick={() => void remove.ask(deletable)}
        >
          {t('table.delete', { count: deletable.length })}
        </Button>
      )}
      <CloseButton aria-label={t('table.clearSelection')} onClick={onClear} />
    </div>
  );
}

/** Of more the question is no longer read. */
const MOST_NAMED = 10;

function useDeleteRecords({ deleteDocument, screen }: TableScreenModule, onDone: () => void) {
  const { t } = useTranslation('screens');
  const client = useQueryClient();
  const message = useErrorMessage();
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await graphqlRequest(untypedDocument(deleteDocument ?? ''), { id });
    },
    onSuccess: (_answer, ids) => {
      showToast({ kind: 'success', message: t('table.deleted', { count: ids.length }), isConfirmation: true });
      onDone();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['list', screen.entity] }),
  });
  const ask = async (records: readonly RecordData[]): Promise<void> => {
    const ids = records.map(({ _id }) => String(_id));
    const names = records.map(displayName).filter((name) => name !== '');
    const [only] = ids.length === 1 ? names : [];
    const isConfirmed = await askConfirmation({
      title: only ? t('table.deleteNamed', { name: only }) : t('table.deleteQuestion', { count: ids.length }),
      message: t('table.deleteWarning'),
      ...(ids.length > 1 && names.length <= MOST_NAMED && { details: names }),
      confirmLabel: t('table.delete', { count: ids.length }),
      dismissLabel: t('cancel'),
      isDestructive: true,
    });
    if (isConfirmed) mutate(ids);
  };
  return { ask, isPending };
}
