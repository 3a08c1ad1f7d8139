import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type DrawnField, useDrawnForm } from '#src/ui/useDrawnForm.ts';
import classes from './PostCard.module.css';

interface WriteBoxProps {
  /** The only field of the form, and the text of its button. */
  readonly field: DrawnField;
  readonly submitKey: string;
  readonly isSaving: boolean;
  /** Resolves when it was kept; what was written stays when it was not. */
  readonly onWrite: (text: string) => Promise<unknown>;
}

/** A text to write and to send. */
export function WriteBox({ field, submitKey, isSaving, onWrite }: WriteBoxProps) {
  const { inputOf, submit } = useDrawnForm(submitKey);
  const { label, maxLength } = inputOf(field);
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const given = text.trim();
    if (given === '') return;
    onWrite(given).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <form className={classes.write} onSubmit={send}>
      <Textarea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={1}
        maxRows={8}
        {...(maxLength !== undefined && { maxLength })}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={isSaving} disabled={text.trim() === ''}>
        {submit}
      </Button>
    </form>
  );
}
