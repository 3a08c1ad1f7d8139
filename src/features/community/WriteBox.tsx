import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './PostCard.module.css';

interface WriteBoxProps {
  readonly label: string;
  readonly submit: string;
  readonly isSaving: boolean;
  /** Resolves when it was kept; what was written stays when it was not. */
  readonly onWrite: (text: string) => Promise<unknown>;
}

/** A text to write and to send. */
export function WriteBox({ label, submit, isSaving, onWrite }: WriteBoxProps) {
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
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={isSaving} disabled={text.trim() === ''}>
        {submit}
      </Button>
    </form>
  );
}
