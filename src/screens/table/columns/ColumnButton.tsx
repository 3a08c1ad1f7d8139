import { IconColumns3 } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/ui/list/ToolButton.tsx';

/** Opens the choice of columns. */
export function ColumnButton(props: Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'>) {
  const { t } = useTranslation('screens');
  return (
    <ToolButton {...props} icon={<IconColumns3 size={20} stroke={1.75} aria-hidden />} label={t('table.columns')} />
  );
}
