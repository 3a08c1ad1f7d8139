import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { askLeaving } from './askLeaving.ts';

interface GuardedClose {
  /** Closes at once when nothing is unsaved, else after a question. */
  readonly close: () => void;
  /** For the form inside, to say whether it holds something unsaved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** A panel or dialog around a form: Escape, a click beside it and Cancel must not lose what was typed without a word. */
export function useGuardedClose(onClose: () => void): GuardedClose {
  const { t } = useTranslation('forms');
  const isDirty = useRef(false);
  const onDirty = useCallback((next: boolean): void => {
    isDirty.current = next;
  }, []);
  const close = async (): Promise<void> => {
    if (!isDirty.current || (await askLeaving(t))) onClose();
  };
  return { close: () => void close(), onDirty };
}
