import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { momentText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { ChooseInterviewDocument, type InterviewOffersQuery } from '../progress.gen.ts';

interface Choosing {
  readonly applicationId: string;
  readonly isMoved: boolean;
  readonly onDone?: (() => void) | undefined;
}

/** Books a time, after a look at when it is and with whom: others are told at once. */
export function useChooseInterview({ applicationId, isMoved, onDone }: Choosing) {
  const { t } = useTranslation('applications');
  const [zone, reader, client] = [useReaderZone(), useDateReader(), useQueryClient()];
  const book = useMutation({
    mutationFn: (offer: { readonly startTime: string; readonly hostId: string }) =>
      graphqlRequest(ChooseInterviewDocument, { applicationId, ...offer }),
    onSuccess: () => {
      showToast({ kind: 'success', message: t(isMoved ? 'progress.moved' : 'progress.booked') });
      onDone?.();
    },
    // Booked or refused: either way what is shown is out of date afterwards.
    onSettled: () => client.invalidateQueries(),
  });
  const ask = async ({ startTime, host }: InterviewOffersQuery['interviewOffers'][number]): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t(isMoved ? 'progress.askMove' : 'progress.askTime'),
      message: t('progress.askTimeHint'),
      details: [momentText(startTime, zone, reader, true), host.fullName],
      confirmLabel: t(isMoved ? 'progress.askMoveYes' : 'progress.askTimeYes'),
      dismissLabel: t('meeting.askNo'),
    });
    if (isConfirmed) book.mutate({ startTime, hostId: host._id });
  };
  return { book, ask };
}
