import { createContext, useCallback, useMemo, useState } from 'react';

/** Told by a question for a file whether one is on its way; the form stays on its page that long, or the file were lost. */
export const SendingFiles = createContext<(field: string, isSending: boolean) => void>(() => undefined);

/** Whether files of a form are on their way, and what its questions tell that by. */
export function useSendingFiles() {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback((field: string, isSending: boolean): void => {
    setFields((current) => {
      if (current.has(field) === isSending) return current;
      const others = [...current].filter((one) => one !== field);
      return new Set(isSending ? [...others, field] : others);
    });
  }, []);
  return useMemo(() => ({ isSending: fields.size > 0, tell }), [fields, tell]);
}
