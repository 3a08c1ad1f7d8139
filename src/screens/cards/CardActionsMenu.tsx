import { Menu } from '@mantine/core';
import { IconBolt, IconCheckbox, IconCopyPlus, IconPencil, IconReplace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../table/actions/useRowActions.ts';
import { MoreButton } from './CardButtons.tsx';
import '@mantine/core/styles/Menu.css';

export interface CardActionsProps {
  readonly name: string;
  readonly onEdit: (() => void) | null;
  /** Changes the one value that needs no form, and what it is called. */
  readonly change?: { readonly label: string; readonly open: () => void } | null;
  /** What the spec offers with it besides. */
  readonly actions?: readonly RowAction[];
  readonly onDuplicate: (() => void) | null;
  /** Begins to choose, with this one. */
  readonly onChoose: (() => void) | null;
}

/** All that can be done with the record of a card. */
export function CardActionsMenu({
  name,
  onEdit,
  change = null,
  actions = [],
  onDuplicate,
  onChoose,
}: CardActionsProps) {
  const { t } = useTranslation('screens');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <MoreButton name={name} />
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
        {actions.map(({ id, place, label, run }) => (
          <Menu.Item key={id} data-spec={place} leftSection={<IconBolt size={16} aria-hidden />} onClick={run}>
            {label}
          </Menu.Item>
        ))}
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
