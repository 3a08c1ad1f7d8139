import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { type FileReference, listFiles, removeFile } from '#src/data/files.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { askConfirmation } from '../feedback/confirmations.ts';
import { showToast } from '../feedback/toasts.ts';
import { EmptyState } from '../list/EmptyState.tsx';
import { FailedState } from '../list/FailedState.tsx';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { useErrorMessage } from '../useErrorMessage.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileList } from './FileList.tsx';

interface AttachmentsProps {
  readonly label: string;
  readonly reference: FileReference;
  /** Whether the reader may add files to the record. */
  readonly mayAdd: boolean;
}

/** The files of a record: to be downloaded, added and deleted. */
export function Attachments({ label, reference, mayAdd }: AttachmentsProps) {
  const { t } = useTranslation('uploads');
  const ability = useAbility();
  const client = useQueryClient();
  const queryKey = ['files', reference.type, reference.id];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => listFiles(reference) });
  const remove = useRemoveFile(reference, () => client.invalidateQueries({ queryKey }));
  return (
    <>
      {mayAdd && (
        <FileDrop label={label} reference={reference} onStored={() => client.invalidateQueries({ queryKey })} />
      )}
      {data === undefined && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {data?.length === 0 && <EmptyState title={t('none')} />}
      {data && (
        <FileList
          label={label}
          files={data}
          onRemove={remove}
          mayRemove={({ uploadedBy }) =>
            mayAdd && ability.can('delete', rowOf('Attachment', { uploadedBy: uploadedBy ?? null }))
          }
        />
      )}
    </>
  );
}

/** Asks, then deletes a file of a record. */
function useRemoveFile(reference: FileReference, onRemoved: () => unknown) {
  const { t } = useTranslation('uploads');
  const message = useErrorMessage();
  const remove = useMutation({
    mutationFn: (id: string) => removeFile(reference, id),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('removed'), isConfirmation: true });
      await onRemoved();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return async ({ _id, name }: { readonly _id: string; readonly name: string }): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('removeQuestion', { name }),
      message: t('removeHint'),
      confirmLabel: t('removeConfirm'),
      dismissLabel: t('keep'),
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate(_id);
  };
}
