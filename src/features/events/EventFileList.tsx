import { ActionIcon } from '@mantine/core';
import { IconFile, IconLink, IconTrash } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withScheme } from '#domain/text/webLink.ts';
import { LazyFileLink } from '#src/ui/upload/lazyUploads.tsx';
import classes from './EventAboutTab.module.css';
import '@mantine/core/styles/ActionIcon.css';

export interface EventEntry {
  readonly _id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly fileUrl?: string | null | undefined;
}

interface EventFileListProps {
  readonly files: readonly EventEntry[];
  readonly links: readonly EventEntry[];
  readonly onRemove: (id: string) => void;
}

/** Files and links of an event, each with a way to take it away. */
export function EventFileList({ files, links, onRemove }: EventFileListProps) {
  const { t } = useTranslation('programme');
  if (files.length + links.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t('events.links')}>
      {[...files, ...links].map((entry) => (
        <li key={entry._id} className={classes.file}>
          <Entry entry={entry} />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('events.removeFile', { name: entry.name ?? entry.url })}
            onClick={() => onRemove(entry._id ?? '')}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

/** What was uploaded here is downloaded; all else is opened where it is. */
function Entry({ entry: { _id, name, url, fileUrl } }: { readonly entry: EventEntry }) {
  const { t } = useTranslation('programme');
  if (_id && fileUrl?.endsWith(`/file?id=${_id}`)) {
    return (
      <>
        <IconFile size={16} aria-hidden />
        <Suspense fallback={name}>
          <LazyFileLink id={_id} name={name ?? t('events.file')} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <IconLink size={16} aria-hidden />
      <a href={withScheme(fileUrl ?? url ?? '')} target="_blank" rel="noreferrer">
        {name || t('events.link')}
      </a>
    </>
  );
}
