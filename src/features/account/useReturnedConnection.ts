import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { FinishConnectionDocument } from './account.gen.ts';
import { serviceEntries } from './integrations.ts';

const route = getRouteApi('/app/account/settings/integrations');

/** What providers answer when the person said no. */
const DECLINED = 'access_denied';

/**
 * Hands the provider's answer on, once, and takes it out of the address first: a code is for nobody's history. Gives why
 * the service could not be connected.
 */
export function useReturnedConnection(): { readonly problem: string | null; readonly isPending: boolean } {
  const { t } = useTranslation('organisation');
  const { code, state, error } = route.useSearch();
  const navigate = route.useNavigate();
  const finish = useFinish();
  const [told, setTold] = useState<string | null>(null);
  const handedOn = useRef<string | null>(null);
  useEffect(() => {
    const answer = error ?? (code && state ? state : null);
    if (answer === null || handedOn.current === answer) return;
    handedOn.current = answer;
    setTold(error ?? null);
    void navigate({ to: '.', search: {}, replace: true }).then(() => {
      if (error === undefined && code && state) finish.mutate({ code, state });
    });
  });
  const message = useErrorMessage();
  if (finish.error) return { problem: message(finish.error), isPending: false };
  if (told === null) return { problem: null, isPending: finish.isPending };
  const problem = told === DECLINED ? t('integrations.declined') : t('integrations.refused');
  return { problem, isPending: false };
}

function useFinish() {
  const { t } = useTranslation('organisation');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: { readonly code: string; readonly state: string }) =>
      graphqlRequest(FinishConnectionDocument, answer),
    onSuccess: async ({ finishConnection }) => {
      const entry = serviceEntries.find(({ integration }) => integration === finishConnection);
      if (entry) {
        const name = t(`integrations.${entry.id}`);
        showToast({ kind: 'success', message: t('integrations.connectedNow', { name }) });
      }
      await client.invalidateQueries();
    },
  });
}
