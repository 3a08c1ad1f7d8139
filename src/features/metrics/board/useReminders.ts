import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { RemindOfMetricsDocument } from './board.gen.ts';

/** Reminds the founders of startups of what they owe, and says how many startups were reminded. */
export function useReminders() {
  const { t, i18n } = useTranslation('metrics');
  const client = useQueryClient();
  const message = useErrorMessage();
  return useMutation({
    mutationFn: (startupIds: string[]) => graphqlRequest(RemindOfMetricsDocument, { startupIds }),
    onSuccess: async ({ remindOfMetrics: { length } }) => {
      const number = length.toLocaleString(languageTag(i18n.language));
      const words = length === 0 ? t('board.remindedToday') : t('board.sent', { number });
      showToast({ kind: 'success', message: words, isConfirmation: true });
      await Promise.all([
        client.invalidateQueries({ queryKey: ['MetricsBoard'] }),
        client.invalidateQueries({ queryKey: ['Portfolio'] }),
      ]);
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}
