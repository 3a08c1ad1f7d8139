import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { TermsLink } from '#src/ui/TermsLink.tsx';
import classes from './Apply.module.css';

/** For those who have an account already; and what those agree to who make one. */
export function LoginHint() {
  const { t } = useTranslation('applications');
  return (
    <>
      {t('signUp.haveAccount')}{' '}
      <AppLink className={classes.link} href="/login">
        {t('signUp.login')}
      </AppLink>
      <br />
      <TermsLink />
    </>
  );
}
