import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { extensionOf } from '#domain/files/fileTypes.ts';
import { useErrorMessage } from '../useErrorMessage.ts';
import classes from './FileDrop.module.css';
import { isSending, type Upload } from './useUploads.ts';
import '@mantine/core/styles/ActionIcon.css';

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onDrop: (id: number) => void;
  readonly onRetry: (upload: Upload) => void;
}

/** Files on their way, each with how far it is, and those that were refused, each with why. */
export function UploadList({ uploads, onDrop, onRetry }: UploadListProps) {
  const { t } = useTranslation('uploads');
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={t('onTheirWay')}>
      {uploads.map((upload) => (
        <li key={upload.id} className={classes.upload} data-failed={!isSending(upload)}>
          <div className={classes.text}>
            <span className={classes.name}>{upload.file.name}</span>
            <UploadState upload={upload} />
          </div>
          {upload.problem === undefined && upload.error !== undefined && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('retry', { name: upload.file.name })}
              onClick={() => onRetry(upload)}
            >
              <IconRefresh size={16} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t(isSending(upload) ? 'cancelUpload' : 'putAway', { name: upload.file.name })}
            onClick={() => onDrop(upload.id)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('uploads');
  const message = useErrorMessage();
  const { file, done, problem, error } = upload;
  if (isSending(upload)) {
    return (
      <>
        <progress className={classes.bar} value={done} max={1} aria-label={t('progress', { name: file.name })} />
        {upload.isWaiting && <span role="status">{t('waiting')}</span>}
      </>
    );
  }
  return (
    <span role="alert" className={classes.error}>
      <IconAlertCircle size={16} aria-hidden />
      {problem === undefined ? message(error) : t(`problem.${problem}`, { extension: extensionOf(file.name) })}
    </span>
  );
}
