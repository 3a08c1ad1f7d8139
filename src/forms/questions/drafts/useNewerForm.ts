import { useEffect, useRef, useState } from 'react';
import type { FormElement } from '#domain/forms/FormElement.ts';

/** A form as somebody fills it. */
export interface FilledForm {
  /** Null of a form that was never published. */
  readonly version: number | null;
  readonly elements: readonly FormElement[];
}

/** The form that is filled: as it was opened, until whoever fills it goes on with what was published meanwhile. */
export function useNewerForm<Form extends FilledForm>(opened: Form, read: () => Promise<Form | null | undefined>) {
  const [newer, setNewer] = useState<{ readonly of: Form; readonly form: Form } | null>(null);
  const form = newer?.of === opened ? newer.form : opened;
  return {
    form,
    /** Shows the form of now; nothing where it can't be read, so that it can be tried again. */
    goOnWithNewer: async (): Promise<void> => {
      const found = await read();
      if (found) setNewer({ of: opened, form: found });
    },
  };
}

/** Does something once another version is shown, not when the first one is. */
export function useOnVersion({ version }: FilledForm, act: () => void): void {
  const shown = useRef(version);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    latest.current();
  }, [version]);
}
