import { Button } from '@mantine/core';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeReturnPath } from '#src/data/session/returnPath.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { signInWithToken } from '#src/data/session/signIn.ts';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AuthCard } from './AuthCard.tsx';
import { authorizeUrl } from './authorizeUrl.ts';
import { FormAlert } from './FormAlert.tsx';

interface CallbackSearch {
  readonly token?: unknown;
  readonly error?: unknown;
  readonly error_description?: unknown;
}

/** Where the provider sends people back to: on to the page they wanted, or to what went wrong. */
export function AuthCallbackPage() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const router = useRouter();
  const { auth0, user } = useSession();
  const search: CallbackSearch = useSearch({ strict: false });
  const [failure, setFailure] = useState<unknown>(null);
  const token = typeof search.token === 'string' ? search.token : tokenInFragment();
  const isSignedIn = user !== null;

  useEffect(() => {
    if (search.error) return;
    if (token) {
      window.history.replaceState(null, '', window.location.pathname);
      void signInWithToken(token).then(() => router.history.replace(takeReturnPath()), setFailure);
    } else {
      router.history.replace(isSignedIn ? takeReturnPath() : '/login');
    }
  }, [search.error, token, isSignedIn, router]);

  if (!search.error && !failure) return <PageLoader />;
  const reason = failure ? message(failure) : String(search.error_description ?? search.error);
  return (
    <AuthCard title={t('login.problem')}>
      <FormAlert>{reason}</FormAlert>
      <Button component="a" size="md" fullWidth href={auth0?.enabled ? authorizeUrl(auth0) : '/login'}>
        {t('tryAgain')}
      </Button>
    </AuthCard>
  );
}

/** The server hands the token over in the fragment, which never reaches a log. */
function tokenInFragment(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('token');
}
