import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { keepServerSession } from '#src/data/session/serverSession.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { AppProviders } from '../AppProviders.tsx';
import { ExploringOutlet } from '../exploring/ExploringOutlet.tsx';
import { SessionLimitOutlet } from '../SessionLimitOutlet.tsx';
import { needsConfirmation } from './needsConfirmation.ts';

const UnconfirmedEmailPage = lazy(() =>
  import('../errors/UnconfirmedEmailPage.tsx').then((module) => ({ default: module.UnconfirmedEmailPage })),
);

/** Stands before every page of a signed-in user; without a role there is nothing to show. */
export function SignedInGate({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const isHere = user !== null;
  useEffect(() => (isHere ? keepServerSession() : undefined), [isHere]);
  if (!user?.role?.type.length) return null;
  return (
    <AppProviders>
      <Suspense fallback={<PageLoader />}>{needsConfirmation(user) ? <UnconfirmedEmailPage /> : children}</Suspense>
      <ExploringOutlet />
      <SessionLimitOutlet />
    </AppProviders>
  );
}
