import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { usePhone } from '#src/ui/theme/usePhone.ts';
import type { OfferedAction } from './useDetailActions.ts';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Menu.css';

interface ActionMenuProps {
  /** What the record is called. */
  readonly name: string;
  readonly actions: readonly OfferedAction[];
  /** Editing, where another action is the button of the page. */
  readonly onEdit: (() => void) | null;
}

/** What else can be done with the record; where there is nothing else, no menu. */
export function ActionMenu({ name, actions, onEdit }: ActionMenuProps) {
  const { t } = useTranslation('screens');
  const isPhone = usePhone();
  if (onEdit === null && actions.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={isPhone ? 44 : 36} aria-label={t('table.moreOf', { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onEdit && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
            {t('detail.edit')}
          </Menu.Item>
        )}
        {onEdit && actions.length > 0 && <Menu.Divider />}
        {actions.map(({ id, place, label, href, run }) =>
          href === null ? (
            <Menu.Item key={id} data-spec={place} onClick={run}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={id} data-spec={place} component={AppLink} href={href}>
              {label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
