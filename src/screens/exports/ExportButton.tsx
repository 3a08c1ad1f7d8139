import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The button alone; its menu is fetched with the first click. */
export function ExportButton(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('screens');
  return (
    <ActionIcon size="lg" aria-label={t('export.button')} title={t('export.button')} {...props}>
      <IconDownload size={20} stroke={1.75} />
    </ActionIcon>
  );
}
