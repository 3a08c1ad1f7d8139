import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';

/** Where sign-in starts. The server answers this address when there is a provider; without one it is the form. */
export function AuthUrlPage() {
  const router = useRouter();
  useEffect(() => router.history.replace('/login'), [router]);
  return <PageLoader />;
}
