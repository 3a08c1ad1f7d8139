import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './meetings.module.css';

/** As many as the record keeps (`MeetingRequest.answerWords`). */
const MOST_LETTERS = 500;

interface DecliningProps {
  /** What is done: declining a request, or withdrawing one's own. */
  readonly label: string;
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly onSend: (words: string) => void;
}

/** A meeting that does not take place: asked once more, since nothing brings it back, and with room for a word about why. */
export function Declining({ label, isPending, onBack, onSend }: DecliningProps) {
  const { t } = useTranslation(['programme', 'shell']);
  const [words, setWords] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend(words);
  };
  return (
    <form className={classes.declining} onSubmit={submit}>
      <AnswerWords value={words} onChange={setWords} autoFocus />
      <Group gap="sm">
        <Button type="submit" color="red" loading={isPending}>
          {label}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onBack}>
          {t('cancel', { ns: 'shell' })}
        </Button>
      </Group>
    </form>
  );
}

interface AnswerWordsProps {
  readonly value: string;
  readonly onChange: (words: string) => void;
  readonly autoFocus?: boolean;
}

/** What the other side reads with an answer that is no. */
export function AnswerWords({ value, onChange, autoFocus = false }: AnswerWordsProps) {
  const { t } = useTranslation(['programme', 'forms']);
  return (
    <Textarea
      label={t('optional', { ns: 'forms', label: t('request.words') })}
      description={t('request.wordsHint')}
      value={value}
      maxLength={MOST_LETTERS}
      autosize
      minRows={2}
      data-autofocus={autoFocus || undefined}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
