import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './RecordCards.module.css';
import '@mantine/core/styles/ActionIcon.css';

type ButtonProps = ComponentProps<typeof ActionIcon<'button'>>;

/** Opens the menu of one card. */
export function MoreButton({ name, ...props }: ButtonProps & { readonly name: string }) {
  const { t } = useTranslation('screens');
  return (
    <CardButton {...props} aria-label={t('table.moreOf', { name })}>
      <IconDots size={18} aria-hidden />
    </CardButton>
  );
}

/** A button at the end of a card, as large as a thumb. */
export function CardButton(props: ButtonProps) {
  return <ActionIcon {...props} size={44} variant="subtle" color="gray" className={classes.actions} />;
}
