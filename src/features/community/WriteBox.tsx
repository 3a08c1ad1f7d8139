import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { BeginWriting } from '#src/forms/writing/BeginWriting.tsx';
import { KeptLine } from '#src/forms/writing/KeptLine.tsx';
import { useKept } from '#src/forms/writing/useKept.ts';
import { WritingField } from '#src/forms/writing/WritingField.tsx';
import { type DrawnField, useDrawnForm } from '#src/ui/useDrawnForm.ts';
import classes from './PostCard.module.css';

interface WriteBoxProps {
  /** What it is written to: a draft is kept by it. */
  readonly about: string;
  /** The only field of the form, and the text of its button. */
  readonly field: DrawnField;
  readonly submitKey: string;
  readonly isSaving: boolean;
  /** Resolves when it was kept; what was written stays when it was not. */
  readonly onWrite: (document: object) => Promise<unknown>;
}

/** Something to write and to send. The editor comes when somebody goes to it: a page has as many boxes as posts. */
export function WriteBox({ about, field, submitKey, isSaving, onWrite }: WriteBoxProps) {
  const { inputOf, submit } = useDrawnForm(submitKey);
  const { label, maxLength } = inputOf(field);
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const { value: document, keep } = useKept<object>(about);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (document === undefined) return;
    onWrite(document).then(
      () => {
        keep(undefined);
        setOpen(false);
        setSent(true);
      },
      () => undefined,
    );
  };
  const throwAway = (): void => {
    setOpen(false);
    setSent(true);
    keep(undefined);
  };
  if (!isOpen && !document) {
    return <BeginWriting isBack={isSent} label={label} onBegin={() => setOpen(true)} />;
  }
  return (
    <form className={classes.write} onSubmit={send}>
      <div className={classes.writing}>
        <WritingField
          label={label}
          isNameless
          isShort
          autoFocus={isOpen}
          most={maxLength}
          value={document}
          onChange={(next) => {
            setOpen(true);
            keep(next as object | undefined);
          }}
        />
        {document && <KeptLine onThrowAway={throwAway} />}
      </div>
      <Button type="submit" loading={isSaving} disabled={document === undefined}>
        {submit}
      </Button>
    </form>
  );
}
