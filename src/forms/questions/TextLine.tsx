import { TextInput } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { FieldFrame } from './QuestionField.tsx';

interface TextLineProps {
  readonly frame: FieldFrame;
  readonly type: 'text' | 'date' | 'link';
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What becomes of the text when the field is left. */
  readonly completed?: (text: string) => string;
}

/**
 * A line of text that holds what is typed into it by itself, so that a key need not draw it: Mantine's fields are a third of
 * what a key costs in a long form. A value from elsewhere takes its place.
 */
export function TextLine({ frame, type, value, onChange, completed = (text) => text }: TextLineProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => put(field.current, value));
  return (
    <TextInput
      {...frame}
      ref={field}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'link' ? 'url' : undefined}
      defaultValue={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => {
        frame.onBlur();
        const text = event.currentTarget.value;
        const whole = completed(text);
        if (whole === text) return;
        put(event.currentTarget, whole);
        onChange(whole);
      }}
    />
  );
}

/** The cursor stays where the text is the same. */
function put(field: HTMLInputElement | null, text: string): void {
  if (field !== null && field.value !== text) field.value = text;
}
