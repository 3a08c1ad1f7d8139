import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';

interface UsedLinkProps {
  /** Why the link is not good; null for one that has done its work: the address is confirmed. */
  readonly problem: unknown;
}

/** A confirmation link that does nothing any more leads to where one gets in, also without the password. */
export function UsedLink({ problem }: UsedLinkProps) {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const isVisitor = useSession().user === null;
  return (
    <AuthCard
      title={t('validate.title')}
      footer={
        isVisitor && (
          <AppLink className={classes.link} href="/forgotpassword">
            {t('login.forgot')}
          </AppLink>
        )
      }
    >
      {problem === null ? (
        <FormAlert kind="success">{t('validate.already')}</FormAlert>
      ) : (
        <FormAlert>{message(problem)}</FormAlert>
      )}
      <Button component={AppLink} href={isVisitor ? '/login' : '/'} size="md" fullWidth>
        {t(isVisitor ? 'login.submit' : 'continue')}
      </Button>
    </AuthCard>
  );
}
