import { TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
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
  const { t } = useTranslation('screens');
  const { input, touch } = useField(props);
  const zone = useOrganisationZone();
  const isElsewhere = zone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <TextInput
      {...input}
      description={input.description ?? (isElsewhere ? t('calendar.zone', { zone }) : undefined)}
      type="datetime-local"
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
