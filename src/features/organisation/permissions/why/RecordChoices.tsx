import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RecordSelect } from '#src/forms/widgets/RecordSelect.tsx';
import { recordOptions } from '#src/generated/recordOptions.gen.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { type ChoicesProps, ofEntity } from './finderQuestion.ts';
import '@mantine/core/styles/Combobox.css';

/** Which record it is about: of what kind, and then which of these. */
export function RecordChoices({ question, onChange }: ChoicesProps) {
  const { t, i18n } = useTranslation(['why', 'spec']);
  const kinds = Object.keys(recordOptions)
    .map((entity) => ({ value: entity, label: t(`spec:entity.${entity}.many`, { defaultValue: entity }) }))
    .sort((one, other) => one.label.localeCompare(other.label, languageTag(i18n.language)));
  return (
    <>
      <Select
        label={t('find.entity')}
        data={kinds}
        value={question.entity}
        onChange={(entity) => entity !== null && onChange(ofEntity(entity))}
        allowDeselect={false}
        searchable
      />
      <RecordSelect
        key={question.entity}
        entity={question.entity}
        label={t('find.record')}
        value={question.id === null ? [] : [question.id]}
        onChange={([id = null]) => onChange({ id })}
      />
    </>
  );
}
