import { Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BREAKPOINT_WIDE_PX } from '#domain/generated/constants.gen.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { CategorizationForm } from '../form/CategorizationForm.tsx';
import type { PeriodDays } from '../form/MetricsFields.tsx';
import { MetricsForm } from '../form/MetricsForm.tsx';
import { useHeld } from '../form/useHeld.ts';
import { checkerQuery } from '../metricsQueries.ts';
import { RequestWords } from '../RequestWords.tsx';
import { withFigures } from '../withFigures.ts';
import '@mantine/core/styles/Modal.css';

interface MetricsModalProps {
  readonly startupId: string;
  /** The period that it begins at, of several. */
  readonly aim?: PeriodDays | undefined;
  /** Called when everything is given, and when the rest is put off. */
  readonly onClose: () => void;
}

/** One form after the other, as the startup is asked for them. Only its buttons close it: nothing typed is lost. */
export function MetricsModal({ startupId, aim, onClose }: MetricsModalProps) {
  const { t } = useTranslation('metrics');
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINT_WIDE_PX}px)`);
  const client = useQueryClient();
  const { data: asked, error, refetch } = useQuery(checkerQuery(startupId));
  /** How many forms were saved: each time what is asked next is another. */
  const [round, setRound] = useState(0);
  const data = useHeld(asked, round);
  const [openedAt] = useState(() => new Date().toISOString());
  const pending = data?.startupPendingDataForm?.pendingDataForm ?? null;
  const { modal, leave } = useLeaving();
  const close = () => leave(onClose);
  const isCategorization = pending?.type === 'CATEGORIZATION';
  const goOn = async (isPutOff = false): Promise<void> => {
    showToast({ kind: 'success', message: t(isPutOff ? 'categorization.putOff' : 'saved') });
    // What was given is shown on other pages too: all that is on screen is asked for anew.
    await client.invalidateQueries();
    const next = await client.fetchQuery(checkerQuery(startupId)).catch(() => null);
    if (next && !next.startupPendingDataForm?.pendingDataForm) close();
    setRound((known) => known + 1);
  };
  const actions = { onDone: () => goOn(), onSkip: close };
  return (
    <Modal
      {...modal}
      size="lg"
      fullScreen={isPhone ?? false}
      title={t('title')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      onClose={close}
    >
      <Text c="dimmed" mb="md">
        {t('subtitle')}
      </Text>
      {isCategorization && <RequestWords request={pending} />}
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={4} rowHeight={64} />}
      {data &&
        (isCategorization ? (
          <CategorizationForm
            key={pending.id}
            categorizationId={pending.id}
            date={pending.date}
            onDone={goOn}
            onSkip={close}
          />
        ) : (
          <MetricsForm
            key={pending?.id ?? 'none'}
            startupId={startupId}
            aim={aim}
            request={pending && withFigures(pending, data.figuresAsked)}
            round={round}
            date={pending?.date ?? openedAt}
            {...actions}
          />
        ))}
    </Modal>
  );
}
