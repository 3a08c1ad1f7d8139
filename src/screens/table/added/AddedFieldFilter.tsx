import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TableSearch } from '../tableSearch.ts';
import { withFilter } from '../withFilter.ts';
import { kindOfField, writeAddedKey } from './addedFilter.ts';
import { RangeFilter } from './RangeFilter.tsx';
import type { AddedField } from './useAddedFields.ts';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

interface AddedFieldFilterProps {
  readonly field: AddedField;
  /** The field of the records that their values are read by. */
  readonly relation: string;
  readonly search: TableSearch;
  readonly onChange: (next: TableSearch) => void;
}

const inPlace = { comboboxProps: { withinPortal: false } };

/** The control that fits a field that the organisation has added, and whether it has a value at all. */
export function AddedFieldFilter({ field, relation, search, onChange }: AddedFieldFilterProps) {
  const { t } = useTranslation('screens');
  const kind = kindOfField(field.fieldType);
  const key = writeAddedKey({ relation, kind, fieldId: field._id });
  const filledKey = writeAddedKey({ relation, kind: 'filled', fieldId: field._id });
  const values = search.f?.[key] ?? [];
  const change = (next: readonly string[]): void => onChange(withFilter(search, key, next));
  return (
    <>
      {kind === 'choice' && (
        <MultiSelect
          label={field.name}
          data={field.choices.map(({ value, label }) => ({ value, label }))}
          value={[...values]}
          searchable
          onChange={change}
          {...inPlace}
        />
      )}
      {(kind === 'number' || kind === 'date') && <RangeFilter type={kind} values={values} onChange={change} />}
      {kind === 'text' && (
        <TextInput
          label={t('table.contains')}
          value={values[0] ?? ''}
          onChange={(event) => change([event.currentTarget.value])}
        />
      )}
      <Select
        label={t('table.filled')}
        data={[
          { value: 'true', label: t('table.hasValue') },
          { value: 'false', label: t('table.isEmpty') },
        ]}
        clearable
        value={search.f?.[filledKey]?.[0] ?? null}
        onChange={(value) => onChange(withFilter(search, filledKey, value ? [value] : []))}
        {...inPlace}
      />
    </>
  );
}
