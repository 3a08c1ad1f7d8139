import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { AuthCard } from './AuthCard.tsx';

/** Says that an account was made and that a mail is on its way; open to those who have not confirmed yet. */
export function AccountConfirmationPage() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  return (
    <AuthCard title={t('confirmation.title')} hint={t('confirmation.hint')}>
      <Button component={AppLink} href={user ? '/' : '/login'} size="md" fullWidth>
        {user ? t('continue') : t('backToLogin')}
      </Button>
    </AuthCard>
  );
}
