import { IconDownload } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/ui/list/ToolButton.tsx';

/** The button alone; its menu is fetched with the first click. */
export function ExportButton(props: Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'>) {
  const { t } = useTranslation('screens');
  return (
    <ToolButton {...props} icon={<IconDownload size={20} stroke={1.75} aria-hidden />} label={t('export.button')} />
  );
}
