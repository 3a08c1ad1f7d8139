import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useNamedPart } from '#src/ui/address/useNamedPart.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { AutomationCard } from './AutomationCard.tsx';
import classes from './Automations.module.css';
import { automationsQuery } from './automationQueries.ts';
import { HistoryButton } from './HistoryButton.tsx';

/** What follows by itself from what happens: each can be switched off, and tried on what has happened lately. */
export function AutomationsPage() {
  const { t } = useTranslation('organisation');
  const { data, error, refetch } = useQuery(automationsQuery());
  const automations = data?.automations;
  useNamedPart();
  return (
    <Page>
      <PageHeader title={t('automations.title')} action={<HistoryButton automations={automations} />}>
        <p className={classes.hint}>
          {t('automations.hint')}{' '}
          <AppLink className={classes.log} href={paths.adminConfigurationAutomationsRuns()}>
            {t('automations.log')}
          </AppLink>
        </p>
      </PageHeader>
      {!automations && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!automations && !error && <ListSkeleton rows={10} />}
      {automations?.length === 0 && <EmptyState title={t('automations.none')} />}
      {automations && automations.length > 0 && (
        <ul className={classes.list}>
          {automations.map((automation) => (
            <AutomationCard key={automation.id} automation={automation} />
          ))}
        </ul>
      )}
    </Page>
  );
}
