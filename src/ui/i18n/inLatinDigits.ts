import type { SyntheticEvent } from 'react';
import { latinDigits } from '#domain/text/latinDigits.ts';

/**
 * As `onInputCapture` of a field of numbers: it takes our digits alone and would drop those of other keyboards without a
 * word. They are put in place before it reads them, as a part of the text, so that the field still sees that it was changed.
 */
export function inLatinDigits({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const read = latinDigits(field.value);
  if (read === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.setRangeText(read, 0, field.value.length);
  field.setSelectionRange(selectionStart, selectionEnd);
}
