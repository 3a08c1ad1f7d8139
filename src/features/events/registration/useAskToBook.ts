import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { momentText } from '#src/ui/time/momentText.ts';

interface WantedSession {
  readonly startTime: string;
  readonly endTime: string;
  readonly host: { readonly fullName: string };
}

/**
 * Asks whether a session is to be booked, with its day, time and host: times move together when somebody else takes one,
 * and a thumb may come down on the next.
 */
export function useAskToBook(): (session: WantedSession) => Promise<boolean> {
  const { t, i18n } = useTranslation('programme');
  const timeZone = useReaderZone();
  return ({ startTime: start, endTime: end, host }) =>
    askConfirmation({
      title: t('events.slots.ask'),
      message: t('events.slots.asked', {
        time: momentText(languageTag(i18n.language), { start, end, timeZone }),
        host: host.fullName,
      }),
      confirmLabel: t('events.slots.confirm'),
      dismissLabel: t('events.slots.dismiss'),
    });
}
