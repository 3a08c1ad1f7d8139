import { useMemo, useRef, useState } from 'react';
import type { Answer } from '#domain/forms/FormElement.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { type DraftMark, writeMark } from '#src/forms/questions/drafts/draftMark.ts';
import { type DraftBase, useDraft } from '#src/forms/questions/drafts/useDraft.ts';
import type { FilledForm } from '#src/forms/questions/drafts/useNewerForm.ts';
import { useAnswers } from '#src/forms/questions/useAnswers.ts';
import { SaveSharedDraftDocument, SharedDraftDocument } from '../forms.gen.ts';

/** From where a visitor goes on: nothing, or what the server has kept. */
export interface SharedDraftStart {
  /** Where this browser keeps what is typed. */
  readonly place: string;
  readonly mark: DraftMark | null;
  readonly draft: {
    readonly key: string;
    readonly revision: number;
    readonly expiresAt: string;
    readonly name: string;
    readonly email: string;
    readonly answers: readonly Answer[];
  } | null;
}

/** A secret link to what was written, and until when it works. */
export interface DraftLink {
  readonly key: string;
  readonly expiresAt: string;
}

/** What a visitor writes on a shared form: kept in this browser at each key, on the server a moment later. */
export function useSharedDraft(secret: string, form: FilledForm, { place, mark, draft: start }: SharedDraftStart) {
  const { answers, change, forget, isUnsaved } = useAnswers(place, start?.answers);
  const respondent = useRespondent(start);
  const [link, setLink] = useState<DraftLink | null>(start);
  const key = useRef(start?.key ?? null);
  const content = useMemo(() => ({ answers, respondent: respondent.value }), [answers, respondent.value]);
  const latest = useRef(content);
  latest.current = content;
  const save = async (value: typeof content, base: DraftBase): Promise<number> => {
    const given = { respondent: value.respondent, answers: [...value.answers.values()] };
    const variables = { secret, draft: key.current, base, ...given, formVersion: form.version };
    // What is saved by itself is tried again by `useAutosave`, which says so meanwhile.
    const { saveSharedDraft: kept } = await graphqlRequest(SaveSharedDraftDocument, variables, { isSentOnce: true });
    key.current = kept.draft;
    setLink({ key: kept.draft, expiresAt: kept.expiresAt });
    writeMark(place, { key: kept.draft, revision: kept.revision });
    // What the server has may be changed on another device: an old copy here must not come over it.
    if (latest.current === value) forget();
    return kept.revision;
  };
  // What was typed here without a connection is based on what this browser knew then.
  const isOwn = isUnsaved && mark !== null && mark.key === start?.key;
  const draft = useDraft(content, { form, revision: (isOwn ? mark.revision : start?.revision) ?? 0, isUnsaved, save });
  return {
    draft,
    answers,
    change,
    respondent,
    link,
    toHandIn: () => (key.current === null ? null : { key: key.current, ...draft.base() }),
    /** It is handed in: nothing of it is left here. */
    forget: (): void => {
      forget();
      writeMark(place, null);
    },
    /** What is on the server counts, not what is typed here. */
    forgetTyped: forget,
    keepMine: async (): Promise<void> => {
      const { sharedDraft } = await graphqlRequest(SharedDraftDocument, { secret, draft: key.current ?? '' });
      draft.goOnFrom(sharedDraft.revision ?? 0);
    },
    beginAnew: (): void => {
      key.current = null;
      setLink(null);
      writeMark(place, null);
      draft.goOnFrom(0);
    },
  };
}

function useRespondent(start: SharedDraftStart['draft']) {
  const [name, setName] = useState(start?.name ?? '');
  const [email, setEmail] = useState(start?.email ?? '');
  const value = useMemo(() => ({ name, email }), [name, email]);
  return { value, setName, setEmail };
}
