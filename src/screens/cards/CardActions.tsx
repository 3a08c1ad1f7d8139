import { ActionIcon, Menu } from '@mantine/core';
import { IconCheckbox, IconCopyPlus, IconDots, IconPencil, IconReplace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './RecordCards.module.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Menu.css';

interface CardActionsProps {
  readonly name: string;
  readonly onEdit: (() => void) | null;
  /** Changes the one value that needs no form, and what it is called. */
  readonly change?: { readonly label: string; readonly open: () => void } | null;
  readonly onDuplicate: (() => void) | null;
  /** Begins to choose, with this one. */
  readonly onChoose: (() => void) | null;
}

/** What else can be done with a record: one thing at once, several in a menu. */
export function CardActions({ name, onEdit, change = null, onDuplicate, onChoose }: CardActionsProps) {
  const { t } = useTranslation('screens');
  const hasMore = change !== null || onDuplicate !== null || onChoose !== null;
  if (onEdit === null && !hasMore) return null;
  if (onEdit !== null && !hasMore) {
    return (
      <ActionIcon
        size={44}
        variant="subtle"
        color="gray"
        className={classes.actions}
        aria-label={t('table.edit', { name })}
        onClick={onEdit}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          className={classes.actions}
          aria-label={t('table.moreOf', { name })}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {change && (
          <Menu.Item leftSection={<IconReplace size={16} aria-hidden />} onClick={change.open}>
            {change.label}
          </Menu.Item>
        )}
        {onEdit && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
            {t('detail.edit')}
          </Menu.Item>
        )}
        {onDuplicate && (
          <Menu.Item leftSection={<IconCopyPlus size={16} aria-hidden />} onClick={onDuplicate}>
            {t('duplicate')}
          </Menu.Item>
        )}
        {onChoose && (
          <Menu.Item leftSection={<IconCheckbox size={16} aria-hidden />} onClick={onChoose}>
            {t('table.choose')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
