import { useState } from 'react';
import type { StoredFile } from '#src/data/files.ts';
import { useKept } from './useKept.ts';

/** What is written with its files; whatever else is said about it, such as who may read it, is kept with them. */
interface Draft {
  readonly document?: object | undefined;
  readonly files?: readonly StoredFile[];
}

/**
 * A field to write in that is one line until somebody goes to it, and keeps what was not sent. Whatever draws it for
 * several records is drawn anew for each: `key`.
 *
 * @param about what it is written to, as for `useKept`
 * @param blank what it is before anything is said
 * @param isAwaited whether somebody comes to write at once
 */
export function useKeptWriting<Given extends Draft>(about: string, blank: Given, isAwaited = false) {
  const { value, keep, forget } = useKept<Given>(about);
  // What is said about nothing yet is not kept: it would be said about whatever is written some other day.
  const [unwritten, setUnwritten] = useState(blank);
  const [isOpen, setOpen] = useState(isAwaited);
  const [isBack, setBack] = useState(false);
  const draft = value ?? unwritten;
  const close = (): void => {
    setOpen(false);
    setBack(true);
    setUnwritten(blank);
  };
  return {
    draft,
    /** Whether there is something to send, or to throw away. */
    isWritten: value !== undefined,
    /** Somebody has gone to it: what was only kept is there to be gone on with, not to be gone to. */
    isOpen,
    /** It was closed a moment ago: who wrote in it is still here. */
    isBack,
    open: () => setOpen(true),
    change: (part: Partial<Given>): void => {
      const next = { ...draft, ...part };
      const isWritten = next.document !== undefined || (next.files ?? []).length > 0;
      setOpen(true);
      if (!isWritten) setUnwritten(next);
      keep(isWritten ? next : undefined);
    },
    throwAway: (): void => {
      close();
      keep(undefined);
    },
    /** Told with what was sent, which may be older than what is written now. */
    wasSent: (sent: Given): void => {
      close();
      forget(sent);
    },
  };
}
