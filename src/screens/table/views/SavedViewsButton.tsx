import { ActionIcon } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Opens the views that one has kept of a table. */
export function SavedViewsButton(props: Omit<ComponentProps<typeof ActionIcon<'button'>>, 'aria-label'>) {
  const { t } = useTranslation('spec');
  return (
    <ActionIcon size="lg" {...props} aria-label={t('entity.SavedView.many')}>
      <IconBookmark size={20} stroke={1.75} />
    </ActionIcon>
  );
}
