import { useEffect, useRef } from 'react';
import { documentOf, documentOfText } from '#domain/richText/documentOf.ts';
import { plainTextOf } from '#domain/richText/plainText.ts';
import classes from './Writing.module.css';
import type { WritingProps } from './WritingEditor.tsx';

type PlainWritingProps = Pick<WritingProps, 'label' | 'value' | 'onChange' | 'isShort'>;

/** Takes what is typed while the editor is on its way: whoever has gone to the field writes at once. */
export function PlainWriting({ label, value, onChange, isShort }: PlainWritingProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <textarea
      ref={field}
      className={classes.waiting}
      data-short={isShort || undefined}
      aria-label={label}
      dir="auto"
      defaultValue={plainTextOf(documentOf(value))}
      onChange={(event) => {
        const { value: text } = event.currentTarget;
        onChange(text ? documentOfText(text) : undefined);
      }}
    />
  );
}
