import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { SlotWeeks } from '#src/ui/meetings/SlotWeeks.tsx';
import { zoneLabel } from '#src/ui/time/zoneOptions.ts';
import { type AskedMeeting, ConfirmRequest } from './ConfirmRequest.tsx';
import classes from './requests.module.css';

interface AskProps extends Pick<AskedMeeting, 'person' | 'place'> {
  readonly slots: readonly { readonly startTime: string; readonly endTime: string; readonly isOwnTaken?: boolean }[];
  /** With the time that was asked for; null once another one is looked at. */
  readonly onSent: (startTime: string | null) => void;
}

/** The free times of somebody; the one that is chosen is looked at once more and sent. */
export function AskForMeeting({ person, place, slots, onSent }: AskProps) {
  const { t } = useTranslation('programme');
  const zone = useReaderZone();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  /** What was typed for one time is not lost with another one. */
  const [message, setMessage] = useState('');
  const slot = slots.find(({ startTime }) => startTime === chosen);
  const close = (startTime: string | null): void => {
    setChosen(null);
    onSent(startTime);
    if (startTime !== null) setMessage('');
    // Asked or refused: either way the times that are shown may be out of date.
    void client.invalidateQueries();
  };
  return (
    <>
      <p className={classes.note}>{t('meet.zone', { zone: zoneLabel(zone) })}</p>
      <SlotWeeks
        slots={slots}
        zone={zone}
        labelOf={(time) => t('meet.choose', { time })}
        onPick={(startTime) => {
          onSent(null);
          setChosen(startTime);
        }}
      />
      {slot && (
        <ConfirmRequest
          key={slot.startTime}
          asked={{ ...slot, person, place }}
          message={message}
          onMessage={setMessage}
          onClose={close}
        />
      )}
    </>
  );
}
