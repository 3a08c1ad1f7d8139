import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeReturnPath } from '#src/data/session/returnPath.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useSpokenLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { TermsLink } from '#src/ui/TermsLink.tsx';
import { AuthCard } from './AuthCard.tsx';
import { CustomLoginLink } from './CustomLoginLink.tsx';
import { LocalLoginForm } from './LocalLoginForm.tsx';
import { SingleSignOn } from './SingleSignOn.tsx';

/** Signs in by the incubator's own provider where there is one, else by e-mail and password. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const { user, auth0, incubator, signedOutBy } = useSession();
  useSpokenLanguage();
  const router = useRouter();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) router.history.replace(takeReturnPath());
  }, [isSignedIn, router]);

  return (
    <AuthCard
      title={t('login.title', { name: incubator?.name })}
      footer={
        <>
          <CustomLoginLink />
          <TermsLink />
        </>
      }
    >
      {(signedOutBy === 'elsewhere' || signedOutBy === 'expired') && (
        <FormAlert kind="note">{t(`login.ended.${signedOutBy}`)}</FormAlert>
      )}
      {auth0?.enabled ? <SingleSignOn /> : <LocalLoginForm />}
    </AuthCard>
  );
}
