import { ActionIcon } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Opens the choice of columns. */
export function ColumnButton(props: Omit<ComponentProps<typeof ActionIcon<'button'>>, 'aria-label'>) {
  const { t } = useTranslation('screens');
  return (
    <ActionIcon size="lg" {...props} aria-label={t('table.columns')}>
      <IconColumns3 size={20} stroke={1.75} />
    </ActionIcon>
  );
}
