import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { StartExportDocument, type StartExportMutationVariables } from './exports.gen.ts';

/** Starts an export; its file appears in the export history, which the toast leads to. */
export function useStartExport() {
  const { t } = useTranslation('screens');
  const message = useErrorMessage();
  const router = useRouter();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variables: StartExportMutationVariables) => graphqlRequest(StartExportDocument, variables),
    onSuccess: async () => {
      const action = { label: t('export.history'), run: () => router.history.push('/account/exports') };
      showToast({ kind: 'success', message: t('export.started'), action });
      await client.invalidateQueries({ queryKey: ['list', 'Export'] });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}
