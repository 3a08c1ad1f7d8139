import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { utcOfLocal } from '#src/forms/widgets/localDateTime.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { zoneLabel } from '#src/ui/time/zoneOptions.ts';
import { OtherMeetingTimesDocument } from './meetings.gen.ts';
import classes from './meetings.module.css';
import { SlotWeeks } from './SlotWeeks.tsx';

interface OtherTimeProps {
  /** Whose times are offered. */
  readonly mentor: string;
  /** Whether any other time may be named too: mentors know best when they have time. */
  readonly isFree: boolean;
  readonly taking: string | null | undefined;
  readonly onSend: (startTime: string) => void;
}

/** Times that suit better: those that the mentor has free, or one of the mentor's own. */
export function OtherTime({ mentor, isFree, taking, onSend }: OtherTimeProps) {
  const { t } = useTranslation('programme');
  const zone = useReaderZone();
  const { data, error, refetch } = useQuery(graphqlQuery(OtherMeetingTimesDocument, { personId: mentor }));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  const { bookableTimes: slots } = data;
  return (
    <div className={classes.others}>
      <p className={classes.note}>{t('meet.zone', { zone: zoneLabel(zone) })}</p>
      {slots.length === 0 && !isFree && <p>{t('meet.noTimes')}</p>}
      <SlotWeeks
        slots={slots}
        zone={zone}
        labelOf={(time) => t('request.proposeTime', { time })}
        taking={taking}
        onPick={onSend}
      />
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
  const instant = utcOfLocal(text, zone);
  return (
    <Group align="end" gap="sm">
      <TextInput
        type="datetime-local"
        label={t('request.newTime')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="default"
        loading={isPending}
        disabled={instant === undefined}
        onClick={() => instant && onSend(instant)}
      >
        {t('request.propose')}
      </Button>
    </Group>
  );
}
