import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import classes from './AuthCard.module.css';
import { authorizeUrl } from './authorizeUrl.ts';

/** One button for the incubator's provider, and one for each further provider it has switched on. */
export function SingleSignOn() {
  const { t } = useTranslation('auth');
  const { auth0, incubator } = useSession();
  const providers = incubator?.loginProviders.filter(({ enabled }) => enabled) ?? [];
  if (!auth0) return null;
  return (
    <div className={classes.form}>
      <Button component="a" size="md" fullWidth href={authorizeUrl(auth0)}>
        {t('login.singleSignOn')}
      </Button>
      {providers.map(({ provider }) => (
        <Button
          key={provider}
          component="a"
          variant="default"
          size="md"
          href={authorizeUrl(auth0, provider ?? undefined)}
        >
          {t('login.provider', { provider })}
        </Button>
      ))}
    </div>
  );
}
