import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './FileDrop.module.css';
import '@mantine/core/styles/ActionIcon.css';

interface CutOffFileProps {
  readonly name: string;
  readonly onPutAway: () => void;
}

/** That a file was not there in full when its page went; this browser alone can't read it again. */
export function CutOffFile({ name, onPutAway }: CutOffFileProps) {
  const { t } = useTranslation('uploads');
  return (
    <div className={classes.cutOff}>
      <span role="alert" className={classes.error}>
        <IconAlertCircle size={16} aria-hidden />
        <span className={classes.words}>{t('cutOff', { name })}</span>
      </span>
      <ActionIcon variant="subtle" color="gray" aria-label={t('putAway', { name })} onClick={onPutAway}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
