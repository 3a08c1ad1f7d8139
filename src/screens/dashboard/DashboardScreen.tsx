import { useTranslation } from 'react-i18next';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Clock } from '#src/ui/time/Clock.tsx';
import type { DashboardScreenModule } from '../screenModules.ts';
import { DashboardCards } from './DashboardCards.tsx';

/** Cards that say what needs doing and how much there is of what; each for those who may read what is behind it. */
export function DashboardScreen({ module }: { readonly module: DashboardScreenModule }) {
  const { t } = useTranslation('spec');
  const user = useSessionUser();
  return (
    <Page width="full" screenId={module.screen.id}>
      <PageHeader title={t(module.screen.titleKey, { name: user.firstName ?? user.fullName })} action={<Clock />} />
      <DashboardCards module={module} />
    </Page>
  );
}
