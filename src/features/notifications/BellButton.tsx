import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { badgeText } from '#src/ui/badgeText.ts';

type BellButtonProps = Omit<ComponentProps<typeof ActionIcon<'button'>>, 'aria-label'> & { readonly count: number };

/** Says its number to those who cannot see the badge. */
export function BellButton({ count, ...rest }: BellButtonProps) {
  const { t } = useTranslation('shell');
  const label = count > 0 ? t('notifications.titleNew', { number: badgeText(count) }) : t('notifications.title');
  return (
    <ActionIcon size="lg" aria-haspopup="dialog" aria-expanded={false} {...rest} aria-label={label}>
      <IconBell size={20} stroke={1.75} />
    </ActionIcon>
  );
}
