import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useAskingAnew } from '#src/data/live/useAskingAnew.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { useSubscription } from '#src/data/useSubscription.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { SlotWeeks } from '#src/ui/meetings/SlotWeeks.tsx';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../ProgressCard.module.css';
import { InterviewOffersChangedDocument, InterviewOffersDocument, type InterviewOffersQuery } from '../progress.gen.ts';
import { useChooseInterview } from './useChooseInterview.ts';
import '@mantine/core/styles/Combobox.css';

type Offer = InterviewOffersQuery['interviewOffers'][number];

interface InterviewTimesProps {
  readonly applicationId: string;
  /** What stands above the times, where they are all that there is to do. */
  readonly title?: string;
  /** Whether a talk is arranged already. */
  readonly isMoved?: boolean;
  readonly onDone?: () => void;
  /** What is said where nobody has a free time. */
  readonly none: React.ReactNode;
}

/** The free times of those who hold a talk: one is chosen, looked at once more with whom it is, and booked. */
export function InterviewTimes({ applicationId, title, isMoved = false, onDone, none }: InterviewTimesProps) {
  const { t } = useTranslation('applications');
  const zone = useReaderZone();
  const message = useErrorMessage();
  const [wanted, setWanted] = useState<string | null>(null);
  const offers = graphqlQuery(InterviewOffersDocument, { applicationId });
  const { data, error, refetch } = useQuery({ ...offers, staleTime: 0 });
  // Times that somebody else takes are gone at once.
  useSubscription(InterviewOffersChangedDocument, { applicationId }, useAskingAnew([offers.queryKey]));
  const { book, ask } = useChooseInterview({ applicationId, isMoved, onDone });
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const hosts = hostsOf(data.interviewOffers);
  if (hosts.length === 0) return none;
  // Whoever has no time any more is not chosen either.
  const host = hosts.find(({ _id }) => _id === wanted) ?? null;
  const slots = slotsWith(data.interviewOffers, host?._id ?? null);
  return (
    <div className={classes.times}>
      {title && <p className={classes.text}>{title}</p>}
      {book.error && <FormAlert>{message(book.error)}</FormAlert>}
      {hosts.length > 1 && (
        <Select
          label={t('progress.withWhom')}
          data={[
            { value: '', label: t('progress.withAny') },
            ...hosts.map(({ _id, fullName }) => ({ value: _id, label: fullName })),
          ]}
          value={host?._id ?? ''}
          allowDeselect={false}
          maw={320}
          onChange={(value) => setWanted(value || null)}
        />
      )}
      <p className={classes.faint}>
        {hosts.length === 1 && t('progress.talkWith', { host: hosts[0]?.fullName })}{' '}
        {t('meeting.zone', { zone: zoneLabel(zone) })}
      </p>
      <SlotWeeks
        slots={slots}
        zone={zone}
        labelOf={(time) => t('progress.choose', { time })}
        taking={book.isPending ? book.variables.startTime : null}
        onPick={(startTime) => {
          const slot = slots.find((one) => one.startTime === startTime);
          if (slot) void ask(slot);
        }}
      />
    </div>
  );
}

/** Those who have a time that the reader has too, by name. */
function hostsOf(offers: readonly Offer[]): readonly Offer['host'][] {
  const free = offers.filter(({ isOwnTaken }) => !isOwnTaken);
  return [...new Map(free.map(({ host }) => [host._id, host])).values()].sort((one, other) =>
    one.fullName.localeCompare(other.fullName),
  );
}

/** Each time once: with the one who is wanted, else with the first who is proposed for it. */
function slotsWith(offers: readonly Offer[], host: string | null): readonly Offer[] {
  const own = offers.filter((offer) => host === null || offer.host._id === host);
  return [...Map.groupBy(own, ({ startTime }) => startTime).values()].flatMap(([first]) => (first ? [first] : []));
}
