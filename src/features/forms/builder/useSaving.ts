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
/** So long after a failure it is tried again, unless something is written before. */
const RETRY_MS = 5000;

/** So often in a row others may be quicker before the author is told. */
const MOST_REFUSALS = 3;

const yes = (): boolean => true;
const no = (): boolean => false;

/** Saves a draft by itself, one save at a time; each change waits anew. */
export function useSaving(
  formId: string,
  { store, dispatch, refresh }: Pick<Builder, 'store' | 'dispatch' | 'refresh'>,
): Pick<Builder, 'status' | 'save'> {
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved', at: null });
  const isSaving = useRef(false);
  const savedAt = useRef<number | null>(null);
  const refusals = useRef(0);
  const save = useCallback(async () => {
    if (isSaving.current) return;
    const { draft } = store.get();
    const changes = draftChanges(store.get());
    if (changes === null) {
      // What was refused is settled: nothing is left that could fail.
      setStatus((before) => (before.kind === 'failed' ? { kind: 'saved', at: savedAt.current } : before));
      return;
    }
    const given = new Set((changes.elements ?? []).map(({ _id }) => _id));
    const sent = draft.elements.filter(({ _id }) => given.has(_id));
    isSaving.current = true;
    setStatus({ kind: 'saving' });
    try {
      const { changeForm } = await graphqlRequest(ChangeFormDraftDocument, { formId, changes });
      dispatch({ type: 'adopt', saved: readDraft(changeForm), sent });
      savedAt.current = Date.now();
      refusals.current = 0;
      setStatus({ kind: 'saved', at: savedAt.current });
    } catch (error) {
      const isConflict = error instanceof RequestError && error.has('ConflictError');
      refusals.current = isConflict ? refusals.current + 1 : 0;
      // Somebody else was quicker: what they did comes in, the rest is saved, and the author says whose change goes on.
      const isTakenIn = isConflict && (await refresh().then(yes, no));
      const isSettled = isTakenIn && refusals.current < MOST_REFUSALS;
      setStatus(isSettled ? { kind: 'saved', at: savedAt.current } : { kind: 'failed', error });
    } finally {
      isSaving.current = false;
    }
  }, [formId, store, dispatch, refresh]);
  useEffect(() => {
    if (status.kind === 'saving') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number): void => {
      clearTimeout(timer);
      if (status.kind === 'failed' || isUnsaved(store.get())) timer = setTimeout(() => void save(), ms);
    };
    wait(status.kind === 'failed' ? RETRY_MS : PAUSE_MS);
    const leave = store.subscribe(() => wait(PAUSE_MS));
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [status, store, save]);
  return { status, save };
}
