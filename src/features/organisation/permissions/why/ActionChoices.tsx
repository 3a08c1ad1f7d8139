import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { questionsQuery } from '#src/screens/why/reasonQuery.ts';
import type { ChoicesProps } from './finderQuestion.ts';

/** What is done with it: seen, changed, deleted, or what a screen offers; with the whole of it or with one field. */
export function ActionChoices({ question, onChange }: ChoicesProps) {
  const { t } = useTranslation(['why', 'spec']);
  const { entity, action, field } = question;
  const { data } = useQuery(questionsQuery(entity));
  const { fields = [], actions = [] } = data?.accessQuestions ?? {};
  const offered = actions.map(({ id, labelKey }) => ({ value: id, label: t(`spec:${labelKey}`) }));
  const isOfFields = action === 'read' || action === 'update';
  const named = fields.map((name) => ({
    value: name,
    label: t(`spec:field.${entity}.${name}`, { defaultValue: name }),
  }));
  return (
    <>
      <NativeSelect
        label={t('find.action')}
        value={action}
        data={[
          { value: 'read', label: t('action.read') },
          { value: 'update', label: t('action.update') },
          { value: 'delete', label: t('action.delete') },
          ...offered,
        ]}
        onChange={({ currentTarget }) => onChange({ action: currentTarget.value, field: null })}
      />
      <NativeSelect
        label={t('find.field')}
        value={field ?? ''}
        disabled={!isOfFields}
        data={[{ value: '', label: t('find.whole') }, ...named]}
        onChange={({ currentTarget }) => onChange({ field: currentTarget.value || null })}
      />
    </>
  );
}
