import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalendarDay } from '#domain/forms/columns/calendarDay.ts';
import { cellText } from '#domain/forms/columns/cellText.ts';
import { columnChoiceNames, columnKindOf } from '#domain/forms/columns/tableColumns.ts';
import { typedNumber } from '#domain/forms/columns/typedNumber.ts';
import type { QuestionOption } from '#domain/forms/FormElement.ts';
import { withScheme } from '#domain/text/webLink.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { separatorsOf } from '../../widgets/separatorsOf.ts';

export interface CellFieldProps {
  /** None of a cell that stands beyond the columns. */
  readonly column: QuestionOption | undefined;
  readonly label: string;
  readonly id?: string | undefined;
  /** What is wrong with it, said under it and of it. */
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * A cell of a table in the field that its column asks for, with the keyboard that a phone has for it. Whatever was typed
 * before the column was of its kind stands there still, so that it can be mended.
 */
export function CellField(props: CellFieldProps) {
  const { column, value, onChange } = props;
  switch (column === undefined ? 'text' : columnKindOf(column)) {
    case 'number':
      return <NumberCell {...props} />;
    case 'date':
      // A field for days shows nothing that is none.
      return <TextCell {...props} type={value === '' || isCalendarDay(value) ? 'date' : 'text'} />;
    case 'email':
      return <TextCell {...props} inputMode="email" autoCapitalize="none" autoCorrect="off" spellCheck={false} />;
    case 'link':
      return (
        <TextCell
          {...props}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onBlur={() => {
            const whole = value.trim() && withScheme(value.trim());
            if (whole !== value) onChange(whole);
          }}
        />
      );
    case 'choice':
      return <ChoiceCell {...props} />;
    default:
      return <TextCell {...props} />;
  }
}

type TextCellProps = CellFieldProps & Omit<TextInputProps, keyof CellFieldProps>;

function TextCell({ column: _, label, onChange, ...input }: TextCellProps) {
  return <TextInput {...input} aria-label={label} onChange={(event) => onChange(event.currentTarget.value)} />;
}

/** A number stands there as its reader writes it, and while they type as they do. */
function NumberCell(props: CellFieldProps) {
  const { column, value, onChange } = props;
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextCell
      {...props}
      inputMode="decimal"
      value={typed ?? cellText(column, value, i18n.language)}
      onChange={(text) => {
        setTyped(text);
        onChange(typedNumber(text, separatorsOf(languageTag(i18n.language))));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function ChoiceCell({ column, label, id, error, value, onChange }: CellFieldProps) {
  const { i18n } = useTranslation();
  const names = column ? columnChoiceNames(column, i18n.language) : new Map<string, string>();
  const choices = [...names].map(([choice, name]) => ({ value: choice, label: name }));
  const stray = value === '' || names.has(value) ? [] : [{ value, label: value }];
  return (
    <NativeSelect
      id={id}
      aria-label={label}
      error={error}
      data={[{ value: '', label: '' }, ...stray, ...choices]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
