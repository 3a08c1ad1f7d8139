import { useTranslation } from 'react-i18next';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { EnoughRequests } from './EnoughRequests.tsx';
import classes from './requests.module.css';

interface HoursAwaitedProps {
  /** Whether no time at all is left that could be asked for. */
  readonly isAll: boolean;
}

/** The person has times that are not offered: the hours that are left for them are asked for already. What to do then. */
export function HoursAwaited({ isAll }: HoursAwaitedProps) {
  const { t } = useTranslation('programme');
  const hint = t('meet.hoursAwaitedHint');
  if (isAll) return <EmptyState title={t('meet.hoursAwaited')} hint={hint} action={<EnoughRequests />} />;
  return (
    <FormAlert kind="note">
      <p className={classes.short}>
        <strong>{t('meet.someHoursAwaited')}</strong> {hint}
      </p>
      <EnoughRequests />
    </FormAlert>
  );
}
