import { IconBookmark } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/ui/list/ToolButton.tsx';

/** Opens the views that one has kept of a table. */
export function SavedViewsButton(props: Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'>) {
  const { t } = useTranslation('spec');
  return (
    <ToolButton
      {...props}
      icon={<IconBookmark size={20} stroke={1.75} aria-hidden />}
      label={t('entity.SavedView.many')}
    />
  );
}
