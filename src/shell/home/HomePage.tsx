import { useTranslation } from 'react-i18next';
import { evaluateGuard } from '#domain/access/evaluateGuard.ts';
import { useSession, useSessionUser } from '#src/data/session/sessionStore.ts';
import { ProgramsSection } from '#src/features/home/ProgramsSection.tsx';
import { StartupsSection } from '#src/features/home/StartupsSection.tsx';
import { DueTasksSection } from '#src/features/tasks/DueTasksSection.tsx';
import type { RouteId } from '#src/generated/ids.gen.ts';
import { routeMeta } from '#src/generated/routeMeta.gen.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import classes from './HomePage.module.css';

/** First what needs doing, then what is going on; each part for those who may open the page behind it. */
export function HomePage() {
  const { t } = useTranslation('screens');
  const user = useSessionUser();
  const rights = useSession().rights;
  const mayOpen = (route: RouteId): boolean =>
    rights !== null && evaluateGuard(routeMeta[route].guard, rights.principal, rights.features) === 'allow';
  const hasTasks = mayOpen('tasks');
  const hasStartups = mayOpen('startup.file');
  const hasPrograms = mayOpen('startups.programs');
  return (
    <Page>
      <PageHeader title={t('home.title', { name: user.firstName ?? user.fullName })} />
      <div className={classes.columns}>
        {hasTasks && <DueTasksSection />}
        <div className={classes.side}>
          {hasStartups && <StartupsSection />}
          {hasPrograms && <ProgramsSection />}
        </div>
      </div>
      {!hasTasks && !hasStartups && !hasPrograms && (
        <EmptyState title={t('home.nothing')} hint={t('home.nothingHint')} />
      )}
    </Page>
  );
}
