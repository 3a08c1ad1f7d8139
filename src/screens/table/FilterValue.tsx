import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FilterMeta } from '#domain/model/screens.ts';
import { RecordSelect } from '#src/forms/widgets/RecordSelect.tsx';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { RangeFilter } from './added/RangeFilter.tsx';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

interface FilterValueProps {
  readonly filter: FilterMeta;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

const rangeInput: Partial<Record<FilterMeta['type'], 'number' | 'date'>> = {
  int: 'number',
  float: 'number',
  money: 'number',
  date: 'date',
  dateTime: 'date',
};

/** The control that fits the field: choices, records, a range, yes or no, or a text. */
export function FilterValue({ filter, values, onChange }: FilterValueProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const label = t(filter.labelKey, { ns: 'spec' });
  const inPlace = { comboboxProps: { withinPortal: false } };
  if (filter.enum) return <EnumFilter filter={filter} values={values} onChange={onChange} />;
  if (filter.entity) {
    const { entity, among } = filter;
    return <RecordSelect {...{ entity, among, label, onChange }} value={values} isMany {...inPlace} />;
  }
  if (filter.type === 'bool') {
    return (
      <Select
        label={label}
        data={[
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
        value={values[0] ?? null}
        onChange={(value) => onChange(value ? [value] : [])}
        {...inPlace}
      />
    );
  }
  const type = rangeInput[filter.type];
  if (type) return <RangeFilter type={type} values={values} onChange={onChange} />;
  return (
    <TextInput label={label} value={values[0] ?? ''} onChange={(event) => onChange([event.currentTarget.value])} />
  );
}

function EnumFilter({ filter, values, onChange }: FilterValueProps) {
  const { t } = useTranslation('spec');
  const options = useEnumOptions(filter.enum);
  const groups = (filter.groups ?? []).map((group) => ({ value: `group:${group.labelKey}`, label: t(group.labelKey) }));
  return (
    <MultiSelect
      label={t(filter.labelKey)}
      data={[...groups, ...options]}
      value={[...values]}
      searchable
      comboboxProps={{ withinPortal: false }}
      onChange={(next) =>
        onChange([
          ...new Set(
            next.flatMap(
              (value) => filter.groups?.find(({ labelKey }) => value === `group:${labelKey}`)?.values ?? value,
            ),
          ),
        ])
      }
    />
  );
}
