import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BatchOutlet } from '#src/screens/batch/BatchOutlet.tsx';
import { DecisionOutlet } from '#src/screens/deciding/DecisionOutlet.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { useRefusedRoute } from '../guard/refusedRoute.ts';
import { MobileBar } from '../navigation/MobileBar.tsx';
import { Sidebar } from '../navigation/Sidebar.tsx';
import { OwnOutlet } from '../own/OwnOutlet.tsx';
import { ConnectionBar } from '../topbar/ConnectionBar.tsx';
import { LoadingBar } from '../topbar/LoadingBar.tsx';
import { SeenAsBar } from '../topbar/SeenAsBar.tsx';
import { TopBar } from '../topbar/TopBar.tsx';
import classes from './AppLayout.module.css';
import { SignedInGate } from './SignedInGate.tsx';
import { useSidebarOpen } from './useSidebarOpen.ts';

const ForbiddenPage = lazy(() => import('../errors/ForbiddenPage.tsx').then((m) => ({ default: m.ForbiddenPage })));

const contentId = 'content';

/** The frame of the app: sidebar, top bar, the page, and the bottom bar on a phone. */
export function AppLayout() {
  const { t } = useTranslation('shell');
  const [isSidebarOpen, setSidebarOpen] = useSidebarOpen();
  const refused = useRefusedRoute();
  return (
    <SignedInGate>
      <a href={`#${contentId}`} className={classes.skip}>
        {t('skipToContent')}
      </a>
      <div className={classes.frame} data-sidebar={isSidebarOpen ? 'open' : 'closed'}>
        <Sidebar isOpen={isSidebarOpen} onToggle={() => setSidebarOpen(!isSidebarOpen)} />
        <div className={classes.main}>
          <SeenAsBar />
          <TopBar isSidebarOpen={isSidebarOpen} onToggleSidebar={() => setSidebarOpen(!isSidebarOpen)} />
          <LoadingBar />
          <ConnectionBar />
          <main id={contentId} className={classes.content} tabIndex={-1}>
            <Suspense fallback={<PageLoader />}>
              {refused === null ? <Outlet /> : <ForbiddenPage routeId={refused} />}
            </Suspense>
          </main>
        </div>
        <MobileBar />
        <BatchOutlet />
        <DecisionOutlet />
        <OwnOutlet />
      </div>
    </SignedInGate>
  );
}
