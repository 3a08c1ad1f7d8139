import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rememberReturnPath } from '#src/data/session/returnPath.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { TermsLink } from '#src/ui/TermsLink.tsx';
import classes from './Apply.module.css';

/** For those who have an account already, who come back here; and what those agree to who make one. */
export function LoginHint() {
  const { t } = useTranslation('applications');
  const { history } = useRouter();
  return (
    <>
      {t('signUp.haveAccount')}{' '}
      <AppLink className={classes.link} href="/login" onClick={() => rememberReturnPath(history.location.href)}>
        {t('signUp.login')}
      </AppLink>
      <br />
      <TermsLink />
    </>
  );
}
