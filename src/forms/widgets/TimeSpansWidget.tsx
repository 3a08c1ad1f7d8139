import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { localInput, utcOfLocal } from './localDateTime.ts';
import { nextSpan, type TimeSpan } from './nextSpan.ts';
import { useField } from './useField.ts';
import classes from './widgets.module.css';
import '@mantine/core/styles/ActionIcon.css';

/** Dates with a beginning and an end, each in a line; a further one begins a day after the last. */
export function TimeSpansWidget(props: WidgetProps) {
  const { t } = useTranslation(['forms', 'screens']);
  const { input, touch } = useField(props);
  const zone = useReaderZone();
  const spans: readonly TimeSpan[] = Array.isArray(props.value) ? props.value : [];
  const set = (next: readonly TimeSpan[]): void => {
    props.onChange(next);
    touch();
  };
  const change = (index: number, part: Partial<TimeSpan>): void =>
    set(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  return (
    <Input.Wrapper
      label={input.label}
      description={
        <>
          {input.description} {t('screens:calendar.zone', { zone: zoneLabel(zone) })}
        </>
      }
      error={input.error}
      labelElement="div"
      withAsterisk={false}
    >
      <ul className={classes.spans} aria-label={String(input.label)}>
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a date has no name but its place
          <li key={index} className={classes.span}>
            {(['start', 'end'] as const).map((part) => (
              <TextInput
                key={part}
                type="datetime-local"
                aria-label={t(`spans.${part}`, { number: index + 1 })}
                value={localInput(span[part], zone)}
                disabled={input.disabled}
                onBlur={input.onBlur}
                onChange={(event) => change(index, { [part]: utcOfLocal(event.currentTarget.value, zone) ?? '' })}
              />
            ))}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('spans.remove', { number: index + 1 })}
              onClick={() => set(spans.filter((_span, at) => at !== index))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        id={input.id}
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={input.disabled}
        onClick={() => set([...spans, nextSpan(spans.at(-1), zone, new Date())])}
      >
        {t('spans.add')}
      </Button>
    </Input.Wrapper>
  );
}
