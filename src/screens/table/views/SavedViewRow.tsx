import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react';
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
  readonly onDelete: () => void;
}

/** One view: chosen by its name, and what else can be done with it. */
export function SavedViewRow({ name, isShown, onChoose, changes, onDelete }: SavedViewRowProps) {
  const { t } = useTranslation('views');
  return (
    <li className={classes.row}>
      <UnstyledButton className={classes.name} aria-current={isShown || undefined} onClick={onChoose}>
        {name}
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
      <ActionIcon aria-label={t('delete', { name })} title={t('delete', { name })} onClick={onDelete}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
