import { ActionIcon } from '@mantine/core';
import { IconFile, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { StoredFile } from '#src/data/files.ts';
import { languageTag } from '../i18n/languages.ts';
import { RelativeTime } from '../time/RelativeTime.tsx';
import { FileLink } from './FileLink.tsx';
import classes from './FileList.module.css';
import { fileSize } from './fileSize.ts';
import '@mantine/core/styles/ActionIcon.css';

type ListedFile = Pick<StoredFile, '_id' | 'name'> & Partial<StoredFile>;

interface FileListProps {
  readonly label: string;
  readonly files: readonly ListedFile[];
  /** Absent: nobody may take a file away here. */
  readonly onRemove?: ((file: ListedFile) => void) | undefined;
  /** Whether the reader may open the files; else only their names stand there. */
  readonly isReadable?: boolean | undefined;
  readonly mayRemove?: ((file: ListedFile) => boolean) | undefined;
}

/** Files that are there: a name that downloads, what is known of it, and a way to take it away. */
export function FileList({ label, files, onRemove, isReadable = true, mayRemove = () => true }: FileListProps) {
  const { t } = useTranslation('uploads');
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={label}>
      {files.map((file) => (
        <li key={file._id} className={classes.file}>
          <IconFile size={20} aria-hidden className={classes.icon} />
          <div className={classes.text}>
            {isReadable ? <FileLink id={file._id} name={file.name} /> : <bdi>{file.name}</bdi>}
            <Facts file={file} />
          </div>
          {onRemove && mayRemove(file) && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('remove', { name: file.name })}
              onClick={() => onRemove(file)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ file: { size, createdAt, uploadedBy } }: { readonly file: ListedFile }) {
  const { i18n } = useTranslation();
  const texts = [size === undefined ? undefined : fileSize(size, languageTag(i18n.language)), uploadedBy?.fullName];
  const known = texts.filter((text) => text !== undefined).join(' · ');
  if (!known && !createdAt) return null;
  return (
    <span className={classes.facts}>
      {known}
      {known && createdAt && ' · '}
      {createdAt && <RelativeTime instant={createdAt} />}
    </span>
  );
}
