import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { metricStep } from '#domain/metrics/metricStep.ts';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { useHasKept } from '../form/kept/useHasKept.ts';
import { checkerQuery } from '../metricsQueries.ts';
import { RequestWords } from '../RequestWords.tsx';
import { withFigures } from '../withFigures.ts';
import { MetricsModal } from './MetricsModal.tsx';
import { periodInAddress } from './periodInAddress.ts';
import { markPromptShown } from './promptShown.ts';

interface MetricsPromptProps {
  readonly startupId: string;
  /** Of which startup it is, where there are several. */
  readonly name: string | null;
  /** This tab has asked before. */
  readonly isShown: boolean;
  /** Nothing is asked of this startup, or no more. */
  readonly onDone: () => void;
}

/** Asks a founder for what one startup owes: a question first, then the form. */
export function MetricsPrompt({ startupId, name, isShown, onDone }: MetricsPromptProps) {
  const { t } = useTranslation('metrics');
  const [stage, setStage] = useState<'asking' | 'filling' | 'closed'>('asking');
  const { data, isError } = useQuery(checkerQuery(startupId));
  const aim = useRouterState({
    select: ({ location }) => periodInAddress(location, startupId),
    structuralSharing: true,
  });
  const startup = data?.startupPendingDataForm;
  // What was typed here and not saved is brought back even where others have reported all that was asked.
  const isOnlyKept = useHasKept(startupId) && startup?.pendingDataForm === null;
  const pending = startup?.pendingDataForm?.type ?? (isOnlyKept ? 'METRICS' : null);
  // Of whom nobody has asked a categorization, there is none to complete.
  const hasNone = pending === 'METRICS' && data?.startupCategorizations?.totalCount === 0;
  const step = startup
    ? metricStep({
        isShown: isShown && !isOnlyKept,
        isCategorized: startup.initialCategorizationComplete === true || hasNone,
        pending,
      })
    : 'CLOSED';
  const isDone = stage === 'closed' || (stage === 'asking' && step === 'CLOSED' && (data !== undefined || isError));
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  const close = (): void => {
    markPromptShown();
    setStage('closed');
  };
  if (stage === 'filling') return <MetricsModal startupId={startupId} aim={aim} onClose={close} />;
  if (isDone || step === 'CLOSED') return null;
  const text = t(isOnlyKept ? 'kept.unsaved' : 'prompt.text');
  const question = {
    title: t('prompt.title'),
    message: name === null ? text : `${name}: ${text}`,
    confirmLabel: t('prompt.fill'),
    dismissLabel: t('prompt.later'),
  };
  const asked = startup?.pendingDataForm;
  return (
    <ConfirmDialog question={question} onGone={(isWanted) => (isWanted ? setStage('filling') : close())}>
      {asked && <RequestWords request={withFigures(asked, data?.figuresAsked ?? [])} />}
    </ConfirmDialog>
  );
}
