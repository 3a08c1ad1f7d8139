import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { everyRowQuery } from '#src/data/everyRowQuery.ts';
import { ProfileFieldsDocument } from '../builder.gen.ts';
import type { BuilderElement } from '../state/BuilderState.ts';

interface CustomFieldChoiceProps {
  readonly element: BuilderElement;
  readonly onChange: (changes: Partial<BuilderElement>) => void;
}

/** The field of a profile that the answers fill as well. */
export function CustomFieldChoice({ element, onChange }: CustomFieldChoiceProps) {
  const { t } = useTranslation('formBuilder');
  const { data } = useQuery(everyRowQuery(ProfileFieldsDocument, {}, ({ customFields }) => customFields));
  const fields = data ?? (element.customField ? [element.customField] : []);
  return (
    <NativeSelect
      label={t('customField')}
      value={element.customField?._id ?? ''}
      data={[{ value: '', label: t('chooseField') }, ...fields.map(({ _id, name }) => ({ value: _id, label: name }))]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const field = fields.find(({ _id }) => _id === value) ?? null;
        onChange({
          customField: field && { _id: field._id, name: field.name, fieldType: field.fieldType },
          ...(element.label === '' && field && { label: field.name }),
        });
      }}
    />
  );
}
