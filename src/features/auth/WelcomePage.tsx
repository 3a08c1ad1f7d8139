import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { AuthCard } from './AuthCard.tsx';

/** The first page for those who have just joined. */
export function WelcomePage() {
  const { t } = useTranslation('auth');
  const { incubator, user } = useSession();
  return (
    <AuthCard title={t('welcome.title', { name: incubator?.name })} hint={t('welcome.hint')}>
      <Button component={AppLink} href={user ? '/' : '/login'} size="md" fullWidth>
        {user ? t('continue') : t('login.submit')}
      </Button>
    </AuthCard>
  );
}
