import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { httpRequest } from '#src/data/httpRequest.ts';
import { withLoading } from '#src/data/loadingCounter.ts';
import { loadSession } from '#src/data/session/loadSession.ts';
import { useAction } from '#src/data/useAction.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { AuthCard } from './AuthCard.tsx';
import { KnownPasswordForm } from './KnownPasswordForm.tsx';
import { UsedLink } from './UsedLink.tsx';

const route = getRouteApi('/public/validate/$validationToken');

/** What the server says of a link before it is used up. */
interface OpenedLink {
  readonly state: 'open' | 'password' | 'confirmed';
  readonly email: string | null;
  readonly language: string | null;
}

/** Opened from the confirmation mail: confirms the address, after the password where one was chosen at another device. */
export function ValidateAccountPage() {
  const { t } = useTranslation('auth');
  const { validationToken } = route.useParams();
  const [chooseWith, setChooseWith] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(false);
  const opened = useLoaded(validationToken, () => look(validationToken));
  const link = opened.data;
  useVisitorLanguage(link?.language);
  const validation = useAction(async (token: string) => {
    setChooseWith(secretIn(await use(token)));
    await loadSession();
  });
  const asked = useRef(false);
  const isOpen = link?.state === 'open';
  useEffect(() => {
    // The token is used up by the first call; a second render must not make a second one.
    if (asked.current || !isOpen) return;
    asked.current = true;
    validation.start(validationToken);
  });
  const problem = opened.error ?? validation.error;
  if (problem !== null) return <UsedLink problem={problem} />;
  if (link?.state === 'confirmed') return <UsedLink problem={null} />;
  const isDone = validation.isDone || isShown;
  const isAsked = link?.state === 'password' && !validation.isPending;
  if (!isDone && !isAsked) return <PageLoader />;
  return (
    <AuthCard title={t('validate.title')}>
      {isDone ? (
        <>
          <FormAlert kind="success">{t(chooseWith === null ? 'validate.done' : 'validate.choose')}</FormAlert>
          <Button component={AppLink} href={chooseWith === null ? '/' : `/reset/${chooseWith}`} size="md" fullWidth>
            {t(chooseWith === null ? 'continue' : 'reset.title')}
          </Button>
        </>
      ) : (
        <KnownPasswordForm
          link={validationToken}
          email={link?.email ?? ''}
          onConfirmed={() => setIsShown(true)}
          onUnknown={() => validation.start(validationToken)}
        />
      )}
    </AuthCard>
  );
}

const look = async (token: string) => (await httpRequest('POST', '/api/users/confirmation', { token })) as OpenedLink;

const use = (token: string): Promise<unknown> =>
  withLoading({ name: 'ConfirmAccount', kind: 'mutation' }, () =>
    httpRequest('POST', `/api/users/validate/${encodeURIComponent(token)}`),
  );

/** The secret that a password is chosen with: the one given when signing up may have been somebody else's. */
function secretIn(answer: unknown): string | null {
  const isRecord = typeof answer === 'object' && answer !== null;
  return isRecord && 'chooseWith' in answer && typeof answer.chooseWith === 'string' ? answer.chooseWith : null;
}
