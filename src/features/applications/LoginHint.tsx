import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './Apply.module.css';

/** For those who have an account already. */
export function LoginHint() {
  const { t } = useTranslation('applications');
  return (
    <>
      {t('signUp.haveAccount')}{' '}
      <AppLink className={classes.link} href="/login">
        {t('signUp.login')}
      </AppLink>
    </>
  );
}
