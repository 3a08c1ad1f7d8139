import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { utcOfLocal } from '#src/forms/widgets/localDateTime.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useNow } from '#src/ui/time/useNow.ts';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { OtherMeetingTimesDocument } from './meetings.gen.ts';
import classes from './meetings.module.css';
import { SlotWeeks } from './SlotWeeks.tsx';
import { useLiveTimes } from './useLiveTimes.ts';

interface OtherTimeProps {
  /** Whose times are offered. */
  readonly mentor: string;
  /** The time that is on the table, which is no other one. */
  readonly asked: string | null;
  /** Whether any other time may be named too: mentors know best when they have time. */
  readonly isFree: boolean;
  readonly taking: string | null | undefined;
  readonly onSend: (startTime: string) => void;
}

/** Times that suit better: those that the mentor has free, or one of the mentor's own. */
export function OtherTime({ mentor, asked, isFree, taking, onSend }: OtherTimeProps) {
  const { t } = useTranslation('programme');
  const zone = useReaderZone();
  const { data, error, refetch } = useQuery(graphqlQuery(OtherMeetingTimesDocument, { personId: mentor }));
  useLiveTimes([mentor], queriesOf(OtherMeetingTimesDocument).queryKey);
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  const slots = data.bookableTimes.filter((slot) => slot.startTime !== asked);
  return (
    <div className={classes.otherTime}>
      <p className={classes.note}>{t('meet.zone', { zone: zoneLabel(zone) })}</p>
      {slots.length === 0 && !isFree && <p>{t('meet.noTimes')}</p>}
      {slots.length > 0 && (
        <div className={classes.others}>
          <SlotWeeks
            slots={slots}
            zone={zone}
            labelOf={(time) => t('request.proposeTime', { time })}
            taking={taking}
            onPick={onSend}
          />
        </div>
      )}
      {isFree && <OwnTime zone={zone} isPending={Boolean(taking)} onSend={onSend} />}
    </div>
  );
}

interface OwnTimeProps {
  readonly zone: string;
  readonly isPending: boolean;
  readonly onSend: (startTime: string) => void;
}

/** A time outside of one's hours, on the reader's own clock. */
function OwnTime({ zone, isPending, onSend }: OwnTimeProps) {
  const { t } = useTranslation('programme');
  const [text, setText] = useState('');
  const now = useNow(60_000);
  const instant = utcOfLocal(text, zone);
  const isPast = instant !== undefined && Date.parse(instant) <= now;
  return (
    <Group align="start" gap="sm">
      <TextInput
        type="datetime-local"
        label={t('request.newTime')}
        value={text}
        error={isPast && t('request.timePassed')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="default"
        className={classes.propose}
        loading={isPending}
        disabled={instant === undefined || isPast}
        onClick={() => instant && onSend(instant)}
      >
        {t('request.propose')}
      </Button>
    </Group>
  );
}
