import { Modal, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { clockTime } from '#src/ui/time/clockTime.ts';
import type { CalendarEntry } from './CalendarEntry.ts';
import classes from './DayDialog.module.css';
import { dayHours, hoursFor, type ShownHours } from './dayHours.ts';
import { EntryLink } from './EntryLink.tsx';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/SegmentedControl.css';

interface DayDialogProps {
  readonly day: string;
  readonly zone: string;
  readonly entries: readonly CalendarEntry[];
  readonly onClose: () => void;
}

/** One day by its hours: those in which one works, or all of them. */
export function DayDialog({ day, zone, entries, onClose }: DayDialogProps) {
  const { t, i18n } = useTranslation(['screens', 'shell']);
  const language = languageTag(i18n.language);
  const { modal, leave } = useLeaving();
  const [shown, setShown] = useState<ShownHours>(() => hoursFor(entries, day, zone));
  const { allDay, hours } = dayHours(entries, day, zone, shown);
  const title = dateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day));
  return (
    <Modal
      {...modal}
      onClose={() => leave(onClose)}
      title={title}
      size="md"
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <SegmentedControl
        aria-label={t('calendar.hours')}
        value={shown}
        data={[
          { value: 'business', label: t('calendar.businessHours') },
          { value: 'all', label: t('calendar.allHours') },
        ]}
        onChange={(value) => setShown(value === 'all' ? 'all' : 'business')}
      />
      <dl className={classes.hours}>
        {allDay.length > 0 && <HourRow name={t('calendar.allDay')} entries={allDay} zone={zone} />}
        {hours.map(({ hour, entries: own }) => (
          <HourRow
            key={hour}
            name={clockTime(Date.parse(day) + hour * 3_600_000, language, 'UTC')}
            entries={own}
            zone={zone}
          />
        ))}
      </dl>
    </Modal>
  );
}

interface HourRowProps {
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
  readonly zone: string;
}

function HourRow({ name, entries, zone }: HourRowProps) {
  return (
    <div className={classes.hour}>
      <dt>{name}</dt>
      <dd>
        {entries.map((entry) => (
          <EntryLink key={entry.key} entry={entry} zone={zone} />
        ))}
      </dd>
    </div>
  );
}
