import { useTranslation } from 'react-i18next';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import classes from './account.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** One's own password, and where one is signed in. */
export function SecurityPage() {
  const { t } = useTranslation('organisation');
  return (
    <Page width="form">
      <PageHeader title={t('security.title')} />
      <div className={classes.sections}>
        <PasswordForm />
        <SessionList />
      </div>
    </Page>
  );
}
