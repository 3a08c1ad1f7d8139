import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { brandColor } from '#src/data/session/brandPalette.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { AppTheme } from '#src/ui/AppTheme.tsx';
import { ConfirmOutlet } from '#src/ui/feedback/ConfirmOutlet.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { ToastOutlet } from '#src/ui/feedback/ToastOutlet.tsx';
import { textDirection } from '#src/ui/i18n/languages.ts';
import { UnreachablePage } from './errors/UnreachablePage.tsx';
import { firstPage, router } from './startApp.ts';
import { useInterfaceLanguage } from './useInterfaceLanguage.ts';

/** The whole app: who is here, in which language and colours, and the page of the address. */
export function App() {
  const { status, incubator } = useSession();
  const language = useInterfaceLanguage();
  const isFirstPageLoaded = useFirstPage();
  return (
    <AppTheme brand={brandColor(incubator)} direction={textDirection(language ?? 'en')}>
      {language === null || !isFirstPageLoaded ? <PageLoader /> : <Page status={status} />}
    </AppTheme>
  );
}

function useFirstPage(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void firstPage.then(() => setLoaded(true)), []);
  return isLoaded;
}

function Page({ status }: { readonly status: string }) {
  if (status === 'failed') return <UnreachablePage />;
  return (
    <>
      <RouterProvider router={router} />
      <ToastOutlet />
      <ConfirmOutlet />
    </>
  );
}
