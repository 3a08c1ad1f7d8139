import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { metricStep } from '#domain/metrics/metricStep.ts';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { MetricsModal } from './MetricsModal.tsx';
import { checkerQuery } from './metricsQueries.ts';
import { markPromptShown, wasPromptShown } from './promptShown.ts';

/** Asks a founder for what their startup owes: a question first, then the form. */
export function MetricsPrompt({ startupId }: { readonly startupId: string }) {
  const { t } = useTranslation('metrics');
  const [stage, setStage] = useState<'asking' | 'filling' | 'closed'>('asking');
  const { data } = useQuery(checkerQuery(startupId));
  const startup = data?.startupPendingDataForm;
  const close = (): void => {
    markPromptShown();
    setStage('closed');
  };
  if (stage === 'filling') return <MetricsModal startupId={startupId} onClose={close} />;
  if (stage === 'closed' || !startup) return null;
  const step = metricStep({
    isShown: wasPromptShown(),
    isCategorized: startup.initialCategorizationComplete === true,
    pending: startup.pendingDataForm?.type ?? null,
  });
  if (step === 'CLOSED') return null;
  const question = {
    title: t('prompt.title'),
    message: t('prompt.text'),
    confirmLabel: t('prompt.fill'),
    dismissLabel: t('prompt.later'),
  };
  return <ConfirmDialog question={question} onGone={(isWanted) => (isWanted ? setStage('filling') : close())} />;
}
