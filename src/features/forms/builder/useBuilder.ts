import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useCallback, useMemo, useState } from 'react';
import { createStore, type Store } from '#src/data/createStore.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { type DraftPartsFragment, FormDraftDocument } from './builder.gen.ts';
import type { BuilderState } from './state/BuilderState.ts';
import { firstState, readDraft } from './state/readDraft.ts';
import { type BuilderAction, reduceBuilder } from './state/reduceBuilder.ts';
import { type SaveStatus, useSaving } from './useSaving.ts';

/** A draft that is being written, and how it stands with keeping it. */
export interface Builder {
  /** Each part of the page follows what it shows of it, so that a key draws one question anew and not five hundred. */
  readonly store: Store<BuilderState>;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly status: SaveStatus;
  readonly save: () => Promise<void>;
  /** Takes in what others have done. */
  readonly refresh: () => Promise<void>;
}

/** Opens the draft of a form for writing; what is changed is saved by itself. */
export function useBuilder(form: DraftPartsFragment): Builder {
  const [store] = useState(() => createStore(firstState(readDraft(form))));
  const client = useQueryClient();
  const { formId } = form;
  const dispatch = useCallback((action: BuilderAction) => store.set((state) => reduceBuilder(state, action)), [store]);
  const refresh = useCallback(async () => {
    const { formDraft } = await client.fetchQuery({ ...graphqlQuery(FormDraftDocument, { formId }), staleTime: 0 });
    if (formDraft) dispatch({ type: 'adopt', saved: readDraft(formDraft) });
  }, [client, formId, dispatch]);
  const { status, save } = useSaving(formId, { store, dispatch, refresh });
  return useMemo(() => ({ store, dispatch, status, save, refresh }), [store, dispatch, status, save, refresh]);
}
