import { ColorInput, MultiSelect, Select, TagsInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { zoneNameOfToday } from '#domain/dates/zoneNames.ts';
import { FOUNDING_YEAR_FIRST } from '#domain/generated/constants.gen.ts';
import { zoneOptions } from '#src/ui/time/zones/zoneOptions.ts';
import { useWriteIn } from '../writeIn/useWriteIn.ts';
import type { Opened } from './FirstUse.tsx';
import { RecordSelect } from './RecordSelect.tsx';
import { useField } from './useField.ts';
import { useMinutes } from './useMinutes.ts';
import { useOpening } from './useOpening.ts';
import { useOptions } from './useOptions.ts';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorInput.css';

/** Choices with a list to open; forms draw them closed until somebody goes to them (`FirstUse`). */
type ChoiceProps = WidgetProps & Opened;

/** Clearing a single choice gives an empty text (requirement 000 §5). */
export function SelectWidget({ opening, ...props }: ChoiceProps) {
  const { input } = useField(props);
  return (
    <Select
      {...input}
      {...useOpening(opening)}
      data={useOptions(props)}
      value={props.value || null}
      searchable
      clearable={!input.required}
      allowDeselect={!input.required}
      onChange={(value) => props.onChange(value ?? '')}
    />
  );
}

/** Clearing several choices gives an empty list. */
export function MultiSelectWidget({ opening, ...props }: ChoiceProps) {
  const { input } = useField(props);
  return (
    <MultiSelect
      {...input}
      {...useOpening(opening)}
      data={useOptions(props)}
      value={props.value ?? []}
      searchable
      clearable
      onChange={(value) => props.onChange(value)}
    />
  );
}

export function TimezoneWidget({ opening, ...props }: ChoiceProps) {
  const { input } = useField(props);
  const zones = useMemo(() => zoneOptions(props.value), [props.value]);
  return (
    <Select
      {...input}
      {...useOpening(opening)}
      data={zones}
      value={props.value ? zoneNameOfToday(props.value) : null}
      searchable
      limit={50}
      onChange={(value) => props.onChange(value ?? '')}
    />
  );
}

/** One of the lengths that are offered, in minutes. */
export function MinutesWidget({ opening, ...props }: ChoiceProps) {
  const { input } = useField(props);
  const inWords = useMinutes();
  const lengths = (props.schema.enum ?? []).filter((value): value is number => typeof value === 'number');
  return (
    <Select
      {...input}
      {...useOpening(opening)}
      data={lengths.map((minutes) => ({ value: String(minutes), label: inWords(minutes) }))}
      value={typeof props.value === 'number' ? String(props.value) : null}
      searchable
      clearable={!input.required}
      allowDeselect={!input.required}
      onChange={(value) => props.onChange(value === null ? undefined : Number(value))}
    />
  );
}

/** One of the years in which something can have been founded: this one first. */
export function YearWidget({ opening, ...props }: ChoiceProps) {
  const { input } = useField(props);
  const last = new Date().getFullYear();
  const years = Array.from({ length: last - FOUNDING_YEAR_FIRST + 1 }, (_, back) => String(last - back));
  return (
    <Select
      {...input}
      {...useOpening(opening)}
      data={years}
      value={typeof props.value === 'number' ? String(props.value) : null}
      searchable
      clearable={!input.required}
      allowDeselect={!input.required}
      onChange={(value) => props.onChange(value === null ? undefined : Number(value))}
    />
  );
}

/** A reference to one record, kept as its id. */
export function RecordWidget({ opening, ...props }: ChoiceProps) {
  const { input, meta } = useField(props);
  const { withAsterisk: _asterisk, ...rest } = input;
  return (
    <RecordSelect
      {...rest}
      opening={opening}
      entity={meta?.entity ?? ''}
      among={meta?.among}
      value={props.value ? [String(props.value)] : []}
      onChange={([id]) => props.onChange(id ?? '')}
    />
  );
}

export function RecordsWidget({ opening, ...props }: ChoiceProps) {
  const { input, meta } = useField(props);
  const writeIn = useWriteIn(meta);
  const { withAsterisk: _asterisk, ...rest } = input;
  return (
    <RecordSelect
      {...rest}
      opening={opening}
      entity={meta?.entity ?? ''}
      among={meta?.among}
      writeIn={writeIn}
      isMany
      value={props.value ?? []}
      onChange={(ids) => props.onChange([...ids])}
    />
  );
}

export function TextListWidget({ opening, ...props }: ChoiceProps) {
  const { input } = useField(props);
  return (
    <TagsInput
      {...input}
      {...useOpening(opening)}
      value={props.value ?? []}
      onChange={(value) => props.onChange(value)}
    />
  );
}

/** What is typed into its closed picture is in the form already. */
export function ColorWidget({ opening, ...props }: ChoiceProps) {
  const { input, touch } = useField(props);
  return (
    <ColorInput
      {...input}
      autoFocus={opening?.autoFocus}
      format="hex"
      withEyeDropper={false}
      value={props.value ?? ''}
      onChange={(value) => {
        props.onChange(value);
        touch();
      }}
    />
  );
}
