import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { RequestError } from '#src/data/requestError.ts';
import { ChangeFormDraftDocument, type DraftPartsFragment, FormDraftDocument } from './builder.gen.ts';
import { draftChanges } from './state/draftChanges.ts';
import { firstState, readDraft } from './state/readDraft.ts';
import { isUnsaved, reduceBuilder } from './state/reduceBuilder.ts';

/** How it stands with what was written: on its way, kept since, or not kept, with why. */
export type SaveStatus =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** So long after the last key the draft is saved. */
const PAUSE_MS = 700;
const RETRY_MS = 5000;

/** A draft that is being written: what is changed is saved by itself, one save at a time. */
export function useBuilder(form: DraftPartsFragment) {
  const [state, dispatch] = useReducer(reduceBuilder, form, (first) => firstState(readDraft(first)));
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved', at: null });
  const client = useQueryClient();
  const latest = useRef(state);
  latest.current = state;
  const isSaving = useRef(false);
  const { formId } = form;

  const refresh = useCallback(async () => {
    const { formDraft } = await client.fetchQuery({ ...graphqlQuery(FormDraftDocument, { formId }), staleTime: 0 });
    if (formDraft) dispatch({ type: 'adopt', saved: readDraft(formDraft) });
  }, [client, formId]);

  const save = useCallback(async () => {
    const changes = draftChanges(latest.current);
    if (isSaving.current || changes === null) return;
    const sent = latest.current.draft;
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
  }, [formId, refresh]);

  const hasChanges = draftChanges(state) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the state waits anew
  useEffect(() => {
    if (!hasChanges || status.kind === 'saving') return;
    if (status.kind === 'saved') setStatus({ kind: 'waiting' });
    const timer = setTimeout(() => void save(), status.kind === 'failed' ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [hasChanges, state, status.kind, save]);

  return { state, dispatch, status, save, refresh, hasChanges, isHeld: !hasChanges && isUnsaved(state) };
}

export type Builder = ReturnType<typeof useBuilder>;
