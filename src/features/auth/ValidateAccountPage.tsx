import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { httpRequest } from '#src/data/httpRequest.ts';
import { withLoading } from '#src/data/loadingCounter.ts';
import { loadSession } from '#src/data/session/loadSession.ts';
import { useAction } from '#src/data/useAction.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AuthCard } from './AuthCard.tsx';

const route = getRouteApi('/public/validate/$validationToken');

/** Opened from the confirmation mail: confirms the address and says so. */
export function ValidateAccountPage() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const [chooseWith, setChooseWith] = useState<string | null>(null);
  const { validationToken } = route.useParams();
  const validation = useAction(async (token: string) => {
    const answer = await withLoading({ name: 'ConfirmAccount', kind: 'mutation' }, () =>
      httpRequest('POST', `/api/users/validate/${encodeURIComponent(token)}`),
    );
    setChooseWith(secretIn(answer));
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
        <FormAlert kind="success">{t(chooseWith === null ? 'validate.done' : 'validate.choose')}</FormAlert>
      )}
      <Button component={AppLink} href={chooseWith === null ? '/' : `/reset/${chooseWith}`} size="md" fullWidth>
        {t(chooseWith === null ? 'continue' : 'reset.title')}
      </Button>
    </AuthCard>
  );
}

/** The secret that a password is chosen with: the one given when signing up may have been somebody else's. */
function secretIn(answer: unknown): string | null {
  const isRecord = typeof answer === 'object' && answer !== null;
  return isRecord && 'chooseWith' in answer && typeof answer.chooseWith === 'string' ? answer.chooseWith : null;
}
