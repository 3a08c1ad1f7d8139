import { createContext, useCallback, useMemo, useState } from 'react';

/** How it stands with the file of a question: on its way, not arrived, or neither. */
export type FileState = 'sending' | 'failed' | null;

/** Told by a question for a file; the form stays on its page until the file has arrived or is put away, or it were lost. */
export const SendingFiles = createContext<(field: string, state: FileState) => void>(() => undefined);

export interface HeldFiles {
  readonly isSending: boolean;
  /** Id of the first field whose file has not arrived; null for none. */
  readonly first: string | null;
}

const none: ReadonlyMap<string, FileState> = new Map();

/** Whether files of a form are on their way or have not arrived, and what its questions tell that by. */
export function useSendingFiles() {
  const [fields, setFields] = useState(none);
  const tell = useCallback((field: string, state: FileState): void => {
    setFields((current) => {
      if ((current.get(field) ?? null) === state) return current;
      const next = new Map(current);
      next.delete(field);
      return state === null ? next : next.set(field, state);
    });
  }, []);
  return useMemo(() => {
    const isSending = [...fields.values()].includes('sending');
    const held: HeldFiles = { isSending, first: [...fields.keys()][0] ?? null };
    return { held, tell };
  }, [fields, tell]);
}

/** To the field whose file is waited for. */
export function leadToFile({ first }: HeldFiles): void {
  const field = first === null ? null : document.getElementById(first);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
