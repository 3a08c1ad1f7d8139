import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAction } from '#src/data/useAction.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AuthCard } from './AuthCard.tsx';

import { ConfirmIncubatorEmailDocument } from './incubatorEmail.gen.ts';

const route = getRouteApi('/public/confirmIncubatorEmail');

/** Opened from the mail to an address of the organisation: confirms it and says so. */
export function ConfirmIncubatorEmailPage() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const { token } = route.useSearch();
  const confirm = useAction((given: string) => graphqlRequest(ConfirmIncubatorEmailDocument, { token: given }));
  const asked = useRef(false);
  useEffect(() => {
    // The token is used up by the first call; a second render must not make a second one.
    if (asked.current || !token) return;
    asked.current = true;
    confirm.start(token);
  });
  if (token && !confirm.isDone && confirm.error === null) return <PageLoader />;
  return (
    <AuthCard title={t('incubatorEmail.title')}>
      {!token && <FormAlert>{t('invitation.incomplete')}</FormAlert>}
      {confirm.error !== null && <FormAlert>{message(confirm.error)}</FormAlert>}
      {confirm.isDone && <FormAlert kind="success">{t('incubatorEmail.done')}</FormAlert>}
      <Button component={AppLink} href="/" size="md" fullWidth>
        {t('continue')}
      </Button>
    </AuthCard>
  );
}
