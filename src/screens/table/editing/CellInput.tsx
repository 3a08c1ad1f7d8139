import { NumberInput, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CellMeta } from '#domain/model/screens.ts';
import { RecordSelect } from '#src/forms/widgets/RecordSelect.tsx';
import { separatorsOf } from '#src/forms/widgets/separatorsOf.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { inLatinDigits } from '#src/ui/i18n/inLatinDigits.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { isYear } from '#src/ui/isYear.ts';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/NumberInput.css';

interface CellInputProps {
  readonly cell: CellMeta;
  readonly enumName: string | undefined;
  /** Values of the enumeration that the record can't be given. */
  readonly without?: readonly string[];
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly value: unknown;
  readonly isDisabled: boolean;
  /** Something was typed. */
  readonly onChange: (value: unknown) => void;
  /** One of several was chosen: there is nothing more to type. */
  readonly onChoose: (value: unknown) => void;
}

/** Whoever goes into a cell wants to choose. */
const AT_ONCE = { autoFocus: true, opens: true } as const;

/** The control that fits the field: choices, records, a number, a day or a text. */
export function CellInput(props: CellInputProps) {
  const { cell, label, describedBy, value, isDisabled, onChange, onChoose } = props;
  const { i18n } = useTranslation();
  const shared = {
    'aria-label': label,
    'aria-describedby': describedBy,
    error: describedBy !== undefined,
    disabled: isDisabled,
    autoFocus: true,
    size: 'xs',
  } as const;
  const text = value === null || value === undefined ? '' : String(value);
  switch (cell.type) {
    case 'enum':
    case 'bool':
      return <Choice {...props} />;
    case 'ref':
      return (
        <RecordSelect
          entity={cell.entity ?? ''}
          among={cell.among}
          label={<span className="visually-hidden">{label}</span>}
          value={text === '' ? [] : [text]}
          onChange={([id = null]) => onChoose(id)}
          disabled={isDisabled}
          opening={AT_ONCE}
        />
      );
    case 'int':
    case 'float':
    case 'money': {
      const { decimalSeparator, thousandSeparator } = separatorsOf(languageTag(i18n.language));
      return (
        <NumberInput
          {...shared}
          decimalSeparator={decimalSeparator}
          {...(!isYear(cell.field) && { thousandSeparator })}
          hideControls
          onInputCapture={inLatinDigits}
          allowDecimal={cell.type !== 'int'}
          value={typeof value === 'number' ? value : ''}
          onChange={(next) => onChange(next === '' ? null : Number(next))}
        />
      );
    }
    default:
      return (
        <TextInput
          {...shared}
          type={cell.type === 'date' ? 'date' : 'text'}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        />
      );
  }
}

/** Values of an enumeration, or yes and no. */
function Choice({ cell, enumName, without, label, describedBy, value, isDisabled, onChoose }: CellInputProps) {
  const { t } = useTranslation('screens');
  const options = useEnumOptions(enumName, without);
  const isBool = cell.type === 'bool';
  const data = isBool
    ? ['true', 'false'].map((one) => ({ value: one, label: t(one === 'true' ? 'yes' : 'no') }))
    : options;
  return (
    <Select
      aria-label={label}
      aria-describedby={describedBy}
      error={describedBy !== undefined}
      disabled={isDisabled}
      autoFocus
      size="xs"
      defaultDropdownOpened
      data={data}
      value={value === null || value === undefined ? null : String(value)}
      clearable={!cell.required}
      allowDeselect={false}
      onChange={(next) => onChoose(isBool && next !== null ? next === 'true' : next)}
    />
  );
}
