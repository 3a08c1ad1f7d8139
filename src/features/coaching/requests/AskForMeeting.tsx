import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { SlotWeeks } from '#src/ui/meetings/SlotWeeks.tsx';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { type AskedMeeting, ConfirmRequest } from './ConfirmRequest.tsx';
import { HoursAwaited } from './HoursAwaited.tsx';
import classes from './requests.module.css';

interface Slot {
  readonly startTime: string;
  readonly endTime: string;
  readonly isOwnTaken?: boolean;
  /** Whether it would take hours that are asked for already. */
  readonly isAwaited?: boolean;
}

interface AskProps extends Pick<AskedMeeting, 'person' | 'place' | 'startup'> {
  readonly slots: readonly Slot[];
  /** With the time that was asked for; null once another one is looked at. */
  readonly onSent: (startTime: string | null) => void;
}

/** The free times of somebody; the one that is chosen is looked at once more and sent. */
export function AskForMeeting({ person, place, startup, slots: free, onSent }: AskProps) {
  const { t } = useTranslation('programme');
  const zone = useReaderZone();
  const slots = free.filter(({ isAwaited }) => !isAwaited);
  const isShort = slots.length < free.length;
  const client = useQueryClient();
  const above = useRef<HTMLParagraphElement>(null);
  // The time itself, not which one of the list: it stays before the founder's eyes when the list loses it.
  const [chosen, setChosen] = useState<Slot | null>(null);
  /** What was typed for one time is not lost with another one. */
  const [message, setMessage] = useState('');
  const isGone = !slots.some((slot) => slot.startTime === chosen?.startTime && !slot.isOwnTaken);
  const close = (startTime: string | null): void => {
    setChosen(null);
    onSent(startTime);
    if (startTime !== null) setMessage('');
    // The button that led here is gone with its time.
    if (isGone) above.current?.focus();
    // Asked or refused: either way the times that are shown may be out of date.
    void client.invalidateQueries();
  };
  return (
    <>
      {isShort && <HoursAwaited isAll={slots.length === 0} />}
      {slots.length === 0 && !isShort && <EmptyState title={t('meet.noTimes')} hint={t('meet.noTimesHint')} />}
      {slots.length > 0 && (
        <p ref={above} tabIndex={-1} className={classes.note}>
          {t('meet.zone', { zone: zoneLabel(zone) })}
        </p>
      )}
      <SlotWeeks
        slots={slots}
        zone={zone}
        labelOf={(time) => t('meet.choose', { time })}
        onPick={(startTime) => {
          onSent(null);
          setChosen(slots.find((slot) => slot.startTime === startTime) ?? null);
        }}
      />
      {chosen && (
        <ConfirmRequest
          key={chosen.startTime}
          asked={{ ...chosen, person, place, startup }}
          isGone={isGone}
          message={message}
          onMessage={setMessage}
          onClose={close}
        />
      )}
    </>
  );
}
