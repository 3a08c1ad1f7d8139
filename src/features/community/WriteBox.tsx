import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { BeginWriting } from '#src/forms/writing/BeginWriting.tsx';
import { WritingField } from '#src/forms/writing/WritingField.tsx';
import { type DrawnField, useDrawnForm } from '#src/ui/useDrawnForm.ts';
import classes from './PostCard.module.css';

interface WriteBoxProps {
  /** The only field of the form, and the text of its button. */
  readonly field: DrawnField;
  readonly submitKey: string;
  readonly isSaving: boolean;
  /** Resolves when it was kept; what was written stays when it was not. */
  readonly onWrite: (document: object) => Promise<unknown>;
}

/** Something to write and to send. The editor comes when somebody goes to it: a page has as many boxes as posts. */
export function WriteBox({ field, submitKey, isSaving, onWrite }: WriteBoxProps) {
  const { inputOf, submit } = useDrawnForm(submitKey);
  const { label, maxLength } = inputOf(field);
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const [document, setDocument] = useState<object>();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (document === undefined) return;
    onWrite(document).then(
      () => {
        setDocument(undefined);
        setOpen(false);
        setSent(true);
      },
      () => undefined,
    );
  };
  if (!isOpen) {
    return <BeginWriting isBack={isSent} label={label} onBegin={() => setOpen(true)} />;
  }
  return (
    <form className={classes.write} onSubmit={send}>
      <div className={classes.writing}>
        <WritingField
          label={label}
          isNameless
          isShort
          autoFocus
          most={maxLength}
          value={document}
          onChange={(next) => setDocument(next as object | undefined)}
        />
      </div>
      <Button type="submit" loading={isSaving} disabled={document === undefined}>
        {submit}
      </Button>
    </form>
  );
}
