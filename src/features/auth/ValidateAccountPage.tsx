import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { httpRequest } from '#src/data/httpRequest.ts';
import { loadSession } from '#src/data/session/loadSession.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormAlert } from './FormAlert.tsx';

/** Opened from the confirmation mail: confirms the address and says so. */
export function ValidateAccountPage() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const { validationToken }: { validationToken?: string } = useParams({ strict: false });
  const validation = useQuery({
    queryKey: ['validate', validationToken],
    queryFn: async () => {
      await httpRequest('POST', `/api/users/validate/${encodeURIComponent(validationToken ?? '')}`);
      await loadSession();
      return true;
    },
    // The token is used up by the first call.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (validation.isPending) return <PageLoader />;
  return (
    <AuthCard title={t('validate.title')}>
      {validation.isError ? (
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
