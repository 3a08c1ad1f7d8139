import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordSelect } from '#src/forms/widgets/RecordSelect.tsx';
import { permissionMatrixQuery } from '../../permissionQueries.ts';
import type { ChoicesProps } from './finderQuestion.ts';

/** Who does it: a person of the organisation, or oneself; in their own role or in another. */
export function WhoChoices({ question, onChange }: ChoicesProps) {
  const { t } = useTranslation('why');
  const { data } = useQuery(permissionMatrixQuery());
  const roles = data?.roles.results ?? [];
  return (
    <>
      <RecordSelect
        entity="User"
        label={t('find.person')}
        description={t('find.myself')}
        value={question.person === null ? [] : [question.person]}
        onChange={([person = null]) => onChange({ person })}
      />
      <NativeSelect
        label={t('find.role')}
        value={question.role ?? ''}
        data={[{ value: '', label: t('find.ownRole') }, ...roles.map(({ _id, name }) => ({ value: _id, label: name }))]}
        onChange={({ currentTarget }) => onChange({ role: currentTarget.value || null })}
      />
    </>
  );
}
