import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { WITHOUT_TAG } from '../firstTasks.ts';

interface TagFilterProps {
  readonly value: string | undefined;
  readonly onChange: (tag: string | undefined) => void;
}

/** Which tasks a list shows: of any tag, of one, or those without. */
export function TagFilter({ value, onChange }: TagFilterProps) {
  const { t } = useTranslation('tasks');
  const tags = useEnumOptions('TaskTag');
  return (
    <NativeSelect
      aria-label={t('tag.label')}
      value={value ?? ''}
      data={[{ value: '', label: t('tag.any') }, ...tags, { value: WITHOUT_TAG, label: t('tag.none') }]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
