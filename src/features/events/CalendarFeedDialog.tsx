import { Button, Modal } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { PublicLinkMaker } from '#src/ui/PublicLinkMaker.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './CalendarFeedDialog.module.css';
import { CalendarFeedDocument, CreateCalendarFeedDocument, EndCalendarFeedDocument } from './events.gen.ts';
import '@mantine/core/styles/Modal.css';

interface CalendarFeedDialogProps {
  readonly onClose: () => void;
}

/** Gives out the address at which other calendars read one's own, says since when there is one, and ends it. */
export function CalendarFeedDialog({ onClose }: CalendarFeedDialogProps) {
  const { t } = useTranslation(['programme', 'shell']);
  const { modal, leave } = useLeaving();
  const client = useQueryClient();
  const { data } = useQuery(graphqlQuery(CalendarFeedDocument, {}));
  // A first address ends none.
  const isFirst = data?.calendarFeed.since === null;
  const refresh = () => client.invalidateQueries(queriesOf(CalendarFeedDocument));
  const make = async (): Promise<string> => {
    const { createCalendarFeed } = await graphqlRequest(CreateCalendarFeedDocument, {});
    await refresh();
    return createCalendarFeed;
  };
  return (
    <Modal
      {...modal}
      onClose={() => leave(onClose)}
      title={t('calendarFeed.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <div className={classes.feed}>
        <p className={classes.about}>{t('calendarFeed.about', { make: t('publicLink.make', { ns: 'shell' }) })}</p>
        <PublicLinkMaker label={t('calendarFeed.address')} make={make} {...(isFirst && { given: null })} />
        <GivenOut onEnded={refresh} />
      </div>
    </Modal>
  );
}

/** Says that an address is out there, and takes it back. */
function GivenOut({ onEnded }: { readonly onEnded: () => Promise<void> }) {
  const { t, i18n } = useTranslation('programme');
  const message = useErrorMessage();
  const timeZone = useReaderZone();
  const { data } = useQuery(graphqlQuery(CalendarFeedDocument, {}));
  const end = useMutation({
    mutationFn: () => graphqlRequest(EndCalendarFeedDocument, {}),
    onSuccess: async () => {
      await onEnded();
      showToast({ kind: 'success', message: t('calendarFeed.ended') });
    },
    onError: (problem) => showToast({ kind: 'error', message: message(problem) }),
  });
  const since = data?.calendarFeed.since;
  if (!since) return null;
  const day = new Intl.DateTimeFormat(languageTag(i18n.language), { dateStyle: 'medium', timeZone });
  return (
    <div className={classes.since}>
      <span>{t('calendarFeed.since', { date: day.format(Date.parse(since)) })}</span>
      <Button variant="default" size="xs" loading={end.isPending} onClick={() => end.mutate()}>
        {t('calendarFeed.end')}
      </Button>
    </div>
  );
}
