import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { momentText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Pages.module.css';

/** Until when the form can be handed in, in the zone of whoever fills it, which is named; nothing where there is no end. */
export function DeadlineLine({ closesAt }: { readonly closesAt: string | null | undefined }) {
  const { t } = useTranslation('questions');
  const reader = useDateReader();
  const zone = useReaderZone();
  if (!closesAt) return null;
  return (
    <p className={classes.deadline}>
      <IconClock size={16} aria-hidden /> {t('deadline', { time: momentText(closesAt, zone, reader, true) })}
    </p>
  );
}
