import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '#src/data/session/sessionStore.ts';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';

/** Shown only to who comes here inside the app: the server answers this address itself, and so is asked. */
export function AuthUrlPage() {
  const router = useRouter();
  const { auth0 } = useSession();
  const isExternal = auth0?.enabled === true;
  useEffect(() => {
    if (isExternal) window.location.reload();
    else router.history.replace('/login');
  }, [isExternal, router]);
  return <PageLoader />;
}
