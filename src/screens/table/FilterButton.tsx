import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Opens the choice of filters. */
export function FilterButton(props: ComponentProps<typeof Button<'button'>>) {
  const { t } = useTranslation('screens');
  return (
    <Button variant="default" size="compact-md" {...props} leftSection={<IconFilter size={16} aria-hidden />}>
      {t('table.filter')}
    </Button>
  );
}
