import { type KeyboardEvent, useId, useMemo } from 'react';

/** Enter presses these themselves. */
const pressed = new Set(['button', 'file', 'image', 'reset', 'submit']);

/**
 * A form that stands beside its fields, not around them. Browsers look for a property of a form among the names of its fields
 * before its own (HTML, 4.10.3, “supported property names”), and React reads one of every element above a field at each event:
 * inside a form of 500 fields that is a quarter of what a key costs. Enter in a field hands the form in, as it does inside of one;
 * in a drop-down it chooses, and where nothing is pointed at it does nothing: whoever presses it there wants an option.
 */
export function useFormBeside(label: string) {
  const formId = useId();
  return useMemo(() => besideOf(formId, label), [formId, label]);
}

function besideOf(formId: string, label: string) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.form !== null || pressed.has(target.type)) return;
    if (target.role === 'combobox') return;
    event.preventDefault();
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  // A screen reader knows the fields as the form, wherever the element stands that is handed in.
  return { formId, fields: { role: 'form', 'aria-label': label, onKeyDown } };
}
