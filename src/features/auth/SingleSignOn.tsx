import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { peekReturnPath } from '#src/data/session/returnPath.ts';
import { type SessionState, useSession } from '#src/data/session/sessionStore.ts';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import classes from './AuthCard.module.css';
import { authorizeUrl } from './authorizeUrl.ts';

/**
 * One button for the incubator's provider, and one for each further provider it has switched on. Where there is nothing
 * to choose people are sent on at once.
 */
export function SingleSignOn() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const returnPath = peekReturnPath();
  const providers = session.incubator?.loginProviders.filter(({ enabled }) => enabled) ?? [];
  const isSentOn = providers.length === 0 && isWithoutWish(session);
  useEffect(() => {
    if (isSentOn) window.location.replace(authorizeUrl(peekReturnPath()));
  }, [isSentOn]);
  if (isSentOn) return <PageLoader />;
  return (
    <div className={classes.form}>
      <Button component="a" size="md" fullWidth href={authorizeUrl(returnPath)}>
        {t('login.singleSignOn')}
      </Button>
      {providers.map(({ provider }) => (
        <Button key={provider} component="a" variant="default" size="md" href={authorizeUrl(returnPath, provider)}>
          {t('login.provider', { provider })}
        </Button>
      ))}
    </div>
  );
}

/** Who has just signed out must not be signed in again by a provider that still knows them. */
function isWithoutWish({ user, signedOutBy }: SessionState): boolean {
  return user === null && (signedOutBy === null || signedOutBy === 'expired');
}
