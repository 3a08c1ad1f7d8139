import { TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { localInput, utcOfLocal } from './localDateTime.ts';
import { useField } from './useField.ts';

/** The browser's own picker: known to its user, in the user's language, good on phones and for screen readers. */
export function DateWidget(props: WidgetProps) {
  const { input, touch } = useField(props);
  return (
    <TextInput
      {...input}
      type="date"
      value={props.value ?? ''}
      onChange={(event) => {
        props.onChange(event.currentTarget.value || undefined);
        touch();
      }}
    />
  );
}

export function DateTimeWidget(props: WidgetProps) {
  const { t } = useTranslation(['screens', 'forms']);
  const { input, touch } = useField(props);
  const zone = useReaderZone();
  // A day without a time has no value: the browser alone knows that something stands there.
  const [isIncomplete, setIncomplete] = useState(false);
  return (
    <TextInput
      {...input}
      description={
        <>
          {input.description} {t('calendar.zone', { zone: zoneLabel(zone) })}
        </>
      }
      error={isIncomplete ? t('error.incompleteMoment', { ns: 'forms' }) : input.error}
      type="datetime-local"
      onBlur={(event) => {
        setIncomplete(event.currentTarget.validity.badInput);
        input.onBlur();
      }}
      value={localInput(props.value, zone)}
      onChange={(event) => {
        props.onChange(utcOfLocal(event.currentTarget.value, zone));
        touch();
      }}
    />
  );
}

/** A time of day, as the clock on the wall shows it. */
export function TimeWidget(props: WidgetProps) {
  const { input, touch } = useField(props);
  return (
    <TextInput
      {...input}
      type="time"
      value={props.value ?? ''}
      onChange={(event) => {
        props.onChange(event.currentTarget.value || undefined);
        touch();
      }}
    />
  );
}
