import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { httpRequest } from '#src/data/httpRequest.ts';
import { chosenLanguage } from '#src/data/session/chosenLanguage.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { PublicPage } from '#src/ui/PublicPage.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AdminStep } from './AdminStep.tsx';
import { steps } from './Installation.ts';
import { OrganisationStep } from './OrganisationStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SetupDone } from './SetupDone.tsx';
import { useInstallation } from './useInstallation.ts';

const route = getRouteApi('/public/setup');

/** Opened by the link that the server prints where there is no organisation: makes the first one and its admin. */
export function SetupPage() {
  const { t } = useTranslation('setup');
  const { token = '' } = route.useSearch();
  const link = useSetupLink(token);
  if (link === 'checking') return <PublicPage title={t('title')} />;
  if (link === 'old') {
    return (
      <PublicPage title={t('title')}>
        <FormAlert>{t('link.old')}</FormAlert>
      </PublicPage>
    );
  }
  return <SetupSteps token={token} host={link.host} />;
}

function SetupSteps({ token, host }: { readonly token: string; readonly host: string }) {
  const { t } = useTranslation('setup');
  const message = useErrorMessage();
  const { at } = route.useSearch();
  const navigate = route.useNavigate();
  // Steps are places in the history: the browser's Back goes one back, and what was typed is still there.
  const step = Math.max(
    0,
    steps.findIndex(({ id }) => id === at),
  );
  const setup = useInstallation(
    token,
    step,
    (next) => void navigate({ to: '.', search: { token, at: steps[next]?.id ?? steps[0].id } }),
  );
  const { installation, error, origin } = setup;
  // The page speaks the language that the organisation is going to have.
  useEffect(() => chosenLanguage.set(installation.language), [installation.language]);
  if (origin !== null) return <SetupDone name={installation.name} origin={origin} />;
  // Whoever loads a later step anew has typed nothing yet.
  const current = installation.name === '' ? 'organisation' : (steps[step]?.id ?? 'organisation');
  return (
    <PublicPage
      title={t(`${current}.title`)}
      hint={current === 'review' ? undefined : t(`${current}.hint`)}
      footer={t('step', { number: steps.findIndex(({ id }) => id === current) + 1, total: steps.length })}
    >
      {error !== null && <FormAlert>{message(error)}</FormAlert>}
      {current === 'organisation' && <OrganisationStep setup={setup} host={host} />}
      {current === 'admin' && <AdminStep setup={setup} />}
      {current === 'review' && <ReviewStep setup={setup} host={host} />}
    </PublicPage>
  );
}

type Link = 'checking' | 'old' | { readonly host: string };

/** Whether the link is good, and the host that organisations are addresses of. */
function useSetupLink(token: string): Link {
  const [link, setLink] = useState<Link>('checking');
  useEffect(() => {
    let isLeft = false;
    const tell = (found: Link): void => {
      if (!isLeft) setLink(found);
    };
    httpRequest('POST', '/api/setup/check', { token }).then(
      (answer) => {
        const { host } = answer as { readonly host: string | null };
        tell(host === null ? 'old' : { host });
      },
      // Without an answer nothing is known of the link: the form says so when it is sent.
      () => tell({ host: window.location.host }),
    );
    return () => {
      isLeft = true;
    };
  }, [token]);
  return link;
}
