import { useCallback, useEffect, useRef, useState } from 'react';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { RequestError } from '#src/data/requestError.ts';
import { ChangeFormDraftDocument } from './builder.gen.ts';
import { draftChanges } from './state/draftChanges.ts';
import { readDraft } from './state/readDraft.ts';
import { isUnsaved } from './state/reduceBuilder.ts';
import type { Builder } from './useBuilder.ts';

/** How it stands with what was sent: on its way, kept since, or not kept, with why. */
export type SaveStatus =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** So long after the last key the draft is saved. */
const PAUSE_MS = 700;
const RETRY_MS = 5000;

/** Saves a draft by itself, one save at a time; each change waits anew. */
export function useSaving(
  formId: string,
  { store, dispatch, refresh }: Pick<Builder, 'store' | 'dispatch' | 'refresh'>,
): Pick<Builder, 'status' | 'save'> {
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved', at: null });
  const isSaving = useRef(false);
  const save = useCallback(async () => {
    const changes = draftChanges(store.get());
    if (isSaving.current || changes === null) return;
    const sent = store.get().draft;
    isSaving.current = true;
    setStatus({ kind: 'saving' });
    try {
      const { changeForm } = await graphqlRequest(ChangeFormDraftDocument, { formId, changes });
      dispatch({ type: 'adopt', saved: readDraft(changeForm), sent });
      setStatus({ kind: 'saved', at: Date.now() });
    } catch (error) {
      setStatus({ kind: 'failed', error });
      // Somebody else was quicker: what they did comes in, and the author says whose change goes on.
      if (error instanceof RequestError && error.has('ConflictError')) await refresh();
    } finally {
      isSaving.current = false;
    }
  }, [formId, store, dispatch, refresh]);
  useEffect(() => {
    if (status.kind === 'saving') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      if (!isUnsaved(store.get())) return;
      timer = setTimeout(() => void save(), status.kind === 'failed' ? RETRY_MS : PAUSE_MS);
    };
    wait();
    const leave = store.subscribe(wait);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [status, store, save]);
  return { status, save };
}
