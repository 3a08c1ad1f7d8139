import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { httpRequest } from '#src/data/httpRequest.ts';
import { loadSession } from '#src/data/session/loadSession.ts';
import { useAction } from '#src/data/useAction.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AuthCard } from './AuthCard.tsx';

/** Opened from the confirmation mail: confirms the address and says so. */
export function ValidateAccountPage() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const { validationToken }: { validationToken?: string } = useParams({ strict: false });
  const validation = useAction(async (token: string) => {
    await httpRequest('POST', `/api/users/validate/${encodeURIComponent(token)}`);
    await loadSession();
  });
  const asked = useRef(false);
  useEffect(() => {
    // The token is used up by the first call; a second render must not make a second one.
    if (asked.current || !validationToken) return;
    asked.current = true;
    validation.start(validationToken);
  });
  if (!validation.isDone && validation.error === null) return <PageLoader />;
  return (
    <AuthCard title={t('validate.title')}>
      {validation.error !== null ? (
        <FormAlert>{message(validation.error)}</FormAlert>
      ) : (
        <FormAlert kind="success">{t('validate.done')}</FormAlert>
      )}
      <Button component={AppLink} href="/" size="md" fullWidth>
        {t('continue')}
      </Button>
    </AuthCard>
  );
}
