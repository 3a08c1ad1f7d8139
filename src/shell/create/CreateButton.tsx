import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Opens the create menu. */
export function CreateButton(props: Omit<ComponentProps<typeof ActionIcon<'button'>>, 'aria-label'>) {
  const { t } = useTranslation('shell');
  return (
    <ActionIcon size="lg" aria-haspopup="menu" {...props} aria-label={t('create.open')}>
      <IconPlus size={20} stroke={1.75} />
    </ActionIcon>
  );
}
