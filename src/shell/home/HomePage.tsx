import { useTranslation } from 'react-i18next';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { ProgramsSection } from '#src/features/home/ProgramsSection.tsx';
import { StartupsSection } from '#src/features/home/StartupsSection.tsx';
import { DueTasksSection } from '#src/features/tasks/DueTasksSection.tsx';
import { routeMeta } from '#src/generated/routeMeta.gen.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import classes from './HomePage.module.css';

/** First what needs doing, then what is going on; each part for those who may open the page behind it. */
export function HomePage() {
  const { t } = useTranslation('screens');
  const user = useSessionUser();
  const mayOpen = useMayOpen();
  const hasTasks = mayOpen(routeMeta.tasks.path);
  const hasStartups = mayOpen(routeMeta['startup.file'].path);
  const hasPrograms = mayOpen(routeMeta['startups.programs'].path);
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
