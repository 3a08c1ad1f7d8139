import type { DashboardScreenMeta } from '#domain/model/screens.ts';

/** The page that `DashboardScreen` would have drawn, of the same parts by name. */
export function dashboardPage(screen: DashboardScreenMeta, component: string): string {
  return `import { useTranslation } from 'react-i18next';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import * as declared from '#src/generated/screens/${screen.id}.gen.ts';
import { DashboardCards } from '#src/screens/dashboard/DashboardCards.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Clock } from '#src/ui/time/Clock.tsx';

/** The dashboard ${screen.id} of the spec on a page of its own: its cards, and who sees them, are still said there. */
export function ${component}() {
  const { t } = useTranslation('spec');
  const user = useSessionUser();
  return (
    <Page width="full" screenId={declared.screen.id}>
      <PageHeader title={t(declared.screen.titleKey, { name: user.firstName ?? user.fullName })} action={<Clock />} />
      <DashboardCards module={declared} />
    </Page>
  );
}
`;
}
