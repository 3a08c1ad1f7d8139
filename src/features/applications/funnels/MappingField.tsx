import { MultiSelect, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFactName } from '#src/screens/deciding/useFactName.ts';
import type { StartupMappingQuery } from './funnels.gen.ts';
import { chosenOf, isOfApplication, type MappedField } from './mappingFields.ts';
import '@mantine/core/styles/Combobox.css';

interface MappingFieldProps {
  readonly field: MappedField;
  readonly questions: StartupMappingQuery['startupMapping']['questions'];
  readonly isSaving: boolean;
  readonly onChoose: (questions: readonly string[]) => void;
}

/** One field of the startup, and whose answer fills it. */
export function MappingField({ field, questions, isSaving, onChoose }: MappingFieldProps) {
  const { t } = useTranslation('applications');
  const nameOf = useFactName();
  const chosen = chosenOf(field);
  const empty = t(isOfApplication(field) ? 'mapping.fromApplication' : 'mapping.staysEmpty');
  const frame = {
    label: nameOf(field),
    description: field.isUsual && field.question ? t('mapping.usual') : undefined,
    disabled: field.offers.length === 0 || isSaving,
  };
  // What can't be such a value is not offered; what was chosen stays in sight until somebody chooses another.
  const data = questions
    .filter(({ _id }) => field.offers.includes(_id) || chosen.includes(_id))
    .map(({ _id, label }) => ({ value: _id, label }));
  return field.takesSeveral ? (
    <MultiSelect
      {...frame}
      data={data}
      value={[...chosen]}
      placeholder={field.question ? undefined : empty}
      searchable
      hidePickedOptions
      onChange={onChoose}
    />
  ) : (
    <NativeSelect
      {...frame}
      value={field.question ?? ''}
      data={[{ value: '', label: empty }, ...data]}
      onChange={(event) => onChoose(event.currentTarget.value ? [event.currentTarget.value] : [])}
    />
  );
}
