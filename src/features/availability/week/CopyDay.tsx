import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WeekdayName, weekdays } from '#domain/availability/hours.ts';
import classes from './Week.module.css';
import '@mantine/core/styles/Checkbox.css';

interface CopyDayProps {
  readonly weekday: WeekdayName;
  readonly nameOf: (weekday: WeekdayName) => string;
  readonly onCopy: (to: readonly WeekdayName[]) => void;
}

/** To which other days the hours of one are copied. */
export function CopyDay({ weekday, nameOf, onCopy }: CopyDayProps) {
  const { t } = useTranslation('programme');
  const [chosen, setChosen] = useState<readonly WeekdayName[]>([]);
  return (
    <fieldset className={classes.copy}>
      <legend>{t('availability.week.copyTo', { day: nameOf(weekday) })}</legend>
      {weekdays
        .filter((other) => other !== weekday)
        .map((other) => (
          <Checkbox
            key={other}
            label={nameOf(other)}
            checked={chosen.includes(other)}
            onChange={() =>
              setChosen(chosen.includes(other) ? chosen.filter((one) => one !== other) : [...chosen, other])
            }
          />
        ))}
      <Button variant="default" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
        {t('availability.week.copyNow')}
      </Button>
    </fieldset>
  );
}
