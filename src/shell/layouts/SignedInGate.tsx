import { type ReactNode, useEffect } from 'react';
import { keepServerSession } from '#src/data/session/serverSession.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { AppProviders } from '../AppProviders.tsx';
import { UnconfirmedEmailPage } from '../errors/UnconfirmedEmailPage.tsx';
import { SessionLimitOutlet } from '../SessionLimitOutlet.tsx';
import { needsConfirmation } from './needsConfirmation.ts';

/** Stands before every page of a signed-in user; without a role there is nothing to show. */
export function SignedInGate({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const isHere = user !== null;
  useEffect(() => (isHere ? keepServerSession() : undefined), [isHere]);
  if (!user?.role?.type.length) return null;
  return (
    <AppProviders>
      {needsConfirmation(user) ? <UnconfirmedEmailPage /> : children}
      <SessionLimitOutlet />
    </AppProviders>
  );
}
