import { Button } from '@mantine/core';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeReturnPath } from '#src/data/session/returnPath.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { signInExternally } from '#src/data/session/signIn.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { AuthCard } from './AuthCard.tsx';
import { authorizeUrl } from './authorizeUrl.ts';
import { useSignOnProblem } from './useSignOnProblem.ts';

const route = getRouteApi('/public/auth/callback');

/** What the provider sends people back with; the route reads each as a text. */
type CallbackSearch = ReturnType<typeof route.useSearch>;

/** Where the provider sends people back to: on to the page they wanted, or to what went wrong. */
export function AuthCallbackPage() {
  const { t } = useTranslation('auth');
  const problemText = useSignOnProblem();
  const { auth0 } = useSession();
  const search = route.useSearch();
  const failure = useProviderAnswer(search);
  // What one wanted to see before is given up: a new sign-in leads to the first page.
  const startAgain = () => {
    takeReturnPath();
    window.location.assign(auth0?.enabled ? authorizeUrl('/') : '/login');
  };
  if (!search.error && !failure) return <PageLoader />;
  return (
    <AuthCard title={t('login.problem')}>
      <FormAlert>{problemText(search, failure)}</FormAlert>
      <Button size="md" fullWidth onClick={startAgain}>
        {t('tryAgain')}
      </Button>
    </AuthCard>
  );
}

/** Hands the provider's answer on, once: it is good for no second time. Gives why it was not accepted. */
function useProviderAnswer({ code, state, iss, error }: CallbackSearch): unknown {
  const router = useRouter();
  const [failure, setFailure] = useState<unknown>(null);
  const isHandedOn = useRef(false);
  useEffect(() => {
    if (error || isHandedOn.current) return;
    isHandedOn.current = true;
    if (!code || !state) {
      // Nobody comes here by a provider without an answer: the sign-in page knows what to do.
      router.history.replace('/login');
      return;
    }
    const leave = (path: string) => {
      takeReturnPath();
      router.history.replace(path);
    };
    signInExternally({ code, state, ...(iss && { iss }) }).then(leave, setFailure);
  }, [code, state, iss, error, router]);
  return failure;
}
