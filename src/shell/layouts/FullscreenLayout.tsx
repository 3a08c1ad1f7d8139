import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BatchOutlet } from '#src/screens/batch/BatchOutlet.tsx';
import { DecisionOutlet } from '#src/screens/deciding/DecisionOutlet.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { ConnectionBar } from '../topbar/ConnectionBar.tsx';
import { LoadingBar } from '../topbar/LoadingBar.tsx';
import { SeenAsBar } from '../topbar/SeenAsBar.tsx';
import classes from './FullscreenLayout.module.css';
import { listOfEditor } from './listOfEditor.ts';
import { SignedInGate } from './SignedInGate.tsx';

/** Builders and editors, a funnel's desk among them: the whole window without the frame; one way back. What is done to many is followed here as well. */
export function FullscreenLayout() {
  const { t } = useTranslation('shell');
  return (
    <SignedInGate>
      <SeenAsBar />
      <header className={classes.bar}>
        <Button
          component={AppLink}
          href={listOfEditor(useLocation().pathname)}
          variant="subtle"
          leftSection={<IconArrowLeft size={16} className="mirrored" aria-hidden />}
        >
          {t('back')}
        </Button>
      </header>
      <LoadingBar />
      <ConnectionBar />
      <main className={classes.content}>
        <Suspense fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </main>
      <BatchOutlet />
      <DecisionOutlet />
    </SignedInGate>
  );
}
