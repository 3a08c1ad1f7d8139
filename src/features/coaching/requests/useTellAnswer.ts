import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { AnswerMeetingRequestMutation, MeetingAnswer } from '#src/ui/meetings/meetings.gen.ts';
import { momentText } from '#src/ui/time/momentText.ts';

type AnsweredRequest = AnswerMeetingRequestMutation['answerMeetingRequest'];

const outcomes = { ACCEPT: 'accept', OTHER_TIME: 'otherTime', DECLINE: 'decline' } as const satisfies Record<
  MeetingAnswer,
  string
>;

/** Says what has become of a request whose card goes away, when the meeting is, and how to get to its session. */
export function useTellAnswer() {
  const { t, i18n } = useTranslation('programme');
  const timeZone = useReaderZone();
  const router = useRouter();
  return (answer: MeetingAnswer, { startTime: start, endTime: end, session }: AnsweredRequest): void => {
    const when = start && momentText(languageTag(i18n.language), { start, end, timeZone });
    const message = [t(`answerRequest.done.${outcomes[answer]}`), when].filter(Boolean).join(' · ');
    const open = session && {
      label: t('request.openSession'),
      run: () => void router.navigate({ href: `/coaching/session/${session._id}` }),
    };
    showToast({ kind: 'success', message, ...(open && { action: open }) });
  };
}
