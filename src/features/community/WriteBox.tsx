import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { BeginWriting } from '#src/forms/writing/BeginWriting.tsx';
import { KeptLine } from '#src/forms/writing/KeptLine.tsx';
import { useKeptWriting } from '#src/forms/writing/useKeptWriting.ts';
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

interface WrittenHere {
  readonly document?: object | undefined;
}

/** Something to write and to send. The editor comes when somebody goes to it: a page has as many boxes as posts. */
export function WriteBox({ about, field, submitKey, isSaving, onWrite }: WriteBoxProps) {
  const { inputOf, submit } = useDrawnForm(submitKey);
  const { label, maxLength } = inputOf(field);
  const { draft, isWritten, isOpen, isBack, ...writing } = useKeptWriting<WrittenHere>(about, {});
  const { document } = draft;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (document === undefined) return;
    onWrite(document).then(
      () => writing.wasSent(draft),
      () => undefined,
    );
  };
  if (!isOpen && !isWritten) return <BeginWriting isBack={isBack} label={label} onBegin={writing.open} />;
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
          onChange={(next) => writing.change({ document: next as object | undefined })}
        />
        {isWritten && <KeptLine onThrowAway={writing.throwAway} />}
      </div>
      <Button type="submit" loading={isSaving} disabled={!isWritten}>
        {submit}
      </Button>
    </form>
  );
}
