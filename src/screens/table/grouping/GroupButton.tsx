import { IconListTree } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/ui/list/ToolButton.tsx';

interface GroupButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  readonly isOn: boolean;
}

/** Opens the choice of groups. */
export function GroupButton({ isOn, ...button }: GroupButtonProps) {
  const { t } = useTranslation('screens');
  return (
    <ToolButton
      {...button}
      icon={<IconListTree size={20} stroke={1.75} aria-hidden />}
      label={t('table.group')}
      data-on={isOn}
    />
  );
}
