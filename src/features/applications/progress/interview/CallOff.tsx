import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { CallOffInterviewDocument } from '../progress.gen.ts';

/** Calls the talk off that is arranged, after a question. */
export function CallOff({ applicationId }: { readonly applicationId: string }) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const client = useQueryClient();
  const callOff = useMutation({
    mutationFn: () => graphqlRequest(CallOffInterviewDocument, { applicationId }),
    onSuccess: () => showToast({ kind: 'success', message: t('progress.calledOff') }),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    onSettled: () => client.invalidateQueries(),
  });
  const ask = async (): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('progress.callOffAsk'),
      message: t('progress.callOffHint'),
      confirmLabel: t('progress.callOff'),
      dismissLabel: t('progress.callOffNo'),
      isDestructive: true,
    });
    if (isConfirmed) callOff.mutate();
  };
  return (
    <Button variant="default" loading={callOff.isPending} onClick={() => void ask()}>
      {t('progress.callOff')}
    </Button>
  );
}
