import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconDeviceFloppy, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './SavedViews.module.css';

interface SavedViewRowProps {
  readonly name: string;
  /** The table shows just this. */
  readonly isShown: boolean;
  readonly onChoose: () => void;
  /** Null where one may not change views of this table. */
  readonly changes: {
    readonly onOverwrite: () => void;
    readonly onRename: () => void;
  } | null;
  /** Null where one may not share views with others. */
  readonly onShare: (() => void) | null;
  /** With whom it is shared, or whose it is, in words. */
  readonly note: string | null;
  /** Null where it is somebody else's. */
  readonly onDelete: (() => void) | null;
}

/** One view: chosen by its name, and what else can be done with it. */
export function SavedViewRow({ name, isShown, onChoose, changes, onShare, note, onDelete }: SavedViewRowProps) {
  const { t } = useTranslation('views');
  return (
    <li className={classes.row}>
      <UnstyledButton className={classes.name} aria-current={isShown || undefined} onClick={onChoose}>
        {name}
        {note !== null && <span className={classes.note}>{note}</span>}
      </UnstyledButton>
      {changes && (
        <>
          <ActionIcon
            aria-label={t('overwrite', { name })}
            title={t('overwrite', { name })}
            disabled={isShown}
            onClick={changes.onOverwrite}
          >
            <IconDeviceFloppy size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t('rename', { name })} title={t('rename', { name })} onClick={changes.onRename}>
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
      {onShare && (
        <ActionIcon aria-label={t('share', { name })} title={t('share', { name })} onClick={onShare}>
          <IconUsers size={16} aria-hidden />
        </ActionIcon>
      )}
      {onDelete && (
        <ActionIcon aria-label={t('delete', { name })} title={t('delete', { name })} onClick={onDelete}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
