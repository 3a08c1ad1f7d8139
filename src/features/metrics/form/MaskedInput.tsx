import { TextInput, type TextInputProps } from '@mantine/core';
import { type SyntheticEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { type MetricMask, maskedText, restingText, typedDigits } from '#domain/metrics/metricMasks.ts';

interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly mask: MetricMask;
  /** Digits and a dot, without what the mask puts around them. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

/** A number with its unit around it. The caret stays among the digits, so that Backspace takes one of them. */
export function MaskedInput({ mask, value, onChange, onBlur, ...input }: MaskedInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [isTyping, setTyping] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = (text: string, position: number): void => {
    const digits = typedDigits(text, mask);
    const before = typedDigits(text.slice(0, position), mask).length;
    caret.current = digits === '' ? 0 : mask.prefix.length + Math.min(before, digits.length);
    onChange(digits);
    // Text that was refused changes nothing, but the browser has moved the caret.
    redraw();
  };
  const keepAmongDigits = (event: SyntheticEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const end = mask.prefix.length + value.length;
    const isBehind = selectionStart !== null && selectionStart === selectionEnd && selectionStart > end;
    if (isTyping && value !== '' && isBehind) event.currentTarget.setSelectionRange(end, end);
  };
  return (
    <TextInput
      {...input}
      ref={field}
      dir="ltr"
      autoComplete="off"
      inputMode={mask.hasDecimals ? 'decimal' : 'numeric'}
      value={isTyping ? maskedText(value, mask) : restingText(value, mask)}
      onChange={({ currentTarget }) => change(currentTarget.value, currentTarget.selectionStart ?? Infinity)}
      onSelect={keepAmongDigits}
      onFocus={() => setTyping(true)}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
