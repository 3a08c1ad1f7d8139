import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languageTag } from '../i18n/languages.ts';
import classes from './SlotPicker.module.css';
import { slotDays } from './slotDays.ts';
import { useSlotFocus } from './useSlotFocus.ts';

interface SlotPickerProps {
  readonly slots: readonly {
    readonly startTime: string;
    readonly endTime: string;
    /** Whether the reader has something else then: it is shown, so that nobody looks for it, and cannot be taken. */
    readonly isOwnTaken?: boolean;
  }[];
  /** IANA zone in which the times are told. */
  readonly zone: string;
  /** What a time says to those who hear it; it names the day too. */
  readonly labelOf: (time: string) => string;
  /** Start of the one that is being taken. */
  readonly taking?: string | null | undefined;
  readonly onPick: (startTime: string) => void;
  /** Of the days' headings: one below what stands above them. */
  readonly level?: 2 | 3;
}

/** Free times under their days; one is taken by choosing it. */
export function SlotPicker({ slots, zone, labelOf, taking, onPick, level = 3 }: SlotPickerProps) {
  const { t, i18n } = useTranslation();
  const focus = useSlotFocus(slots);
  const Heading = `h${level}` as const;
  const taken = new Set(slots.flatMap(({ startTime, isOwnTaken }) => (isOwnTaken === true ? [startTime] : [])));
  const sayTaken = (time: string) => t('slots.ownTaken', { time });
  return (
    <>
      {taken.size > 0 && <p className={classes.note}>{t('slots.ownTakenNote')}</p>}
      {slotDays(slots, languageTag(i18n.language), zone).map(({ day, times }) => (
        <section key={day} className={classes.day} aria-label={day}>
          <Heading className={classes.name}>{day}</Heading>
          <ul className={classes.times}>
            {times.map(({ startTime, time }) => (
              <li key={startTime}>
                <Button
                  {...focus(startTime)}
                  variant="default"
                  aria-label={(taken.has(startTime) ? sayTaken : labelOf)(`${time}, ${day}`)}
                  loading={taking === startTime}
                  disabled={taken.has(startTime) || (Boolean(taking) && taking !== startTime)}
                  className={taken.has(startTime) ? classes.taken : undefined}
                  onClick={() => onPick(startTime)}
                >
                  {time}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
