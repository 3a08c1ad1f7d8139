import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { momentText } from '#src/ui/time/momentText.ts';
import { ChooseInterviewDocument, type InterviewOffersQuery } from '../progress.gen.ts';

interface Choosing {
  readonly applicationId: string;
  readonly isMoved: boolean;
  readonly onDone?: (() => void) | undefined;
}

/** Books a time, after a look at when it is and with whom: others are told at once. */
export function useChooseInterview({ applicationId, isMoved, onDone }: Choosing) {
  const { t, i18n } = useTranslation('applications');
  const [timeZone, client] = [useReaderZone(), useQueryClient()];
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
  const ask = async ({ startTime, endTime, host }: InterviewOffersQuery['interviewOffers'][number]): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t(isMoved ? 'progress.askMove' : 'progress.askTime'),
      message: t('progress.askTimeHint'),
      details: [momentText(languageTag(i18n.language), { start: startTime, end: endTime, timeZone }), host.fullName],
      confirmLabel: t(isMoved ? 'progress.askMoveYes' : 'progress.askTimeYes'),
      dismissLabel: t('meeting.askNo'),
    });
    if (isConfirmed) book.mutate({ startTime, hostId: host._id });
  };
  return { book, ask };
}
