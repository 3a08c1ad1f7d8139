import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { TaskCard } from '../taskRules.ts';
import classes from './TaskForm.module.css';

/** When the task was made and last changed; to read only; in the reader's zone, as everywhere. */
export function TaskTimes({ task }: { readonly task: TaskCard }) {
  const { t, i18n } = useTranslation('tasks');
  const format = new Intl.DateTimeFormat(languageTag(i18n.language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: useReaderZone(),
    timeZoneName: 'short',
  });
  return (
    <div className={classes.times}>
      <TextInput
        label={t('field.createdAt')}
        value={format.format(Date.parse(task.createdAt))}
        readOnly
        variant="filled"
      />
      <TextInput
        label={t('field.updatedAt')}
        value={format.format(Date.parse(task.updatedAt))}
        readOnly
        variant="filled"
      />
    </div>
  );
}
