import { useMemo, useRef, useState } from 'react';
import type { Answer } from '#domain/forms/FormElement.ts';
import { besideAnswer, partBeside } from '#domain/forms/merging/besideAnswers.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useOthersWords } from '#src/forms/questions/drafts/together/useOthersWords.ts';
import type { LookAtAnswers, SendAnswers } from '#src/forms/questions/drafts/together/useTogether.ts';
import { useDraftTogether } from '#src/forms/questions/drafts/useDraftTogether.ts';
import type { FilledForm } from '#src/forms/questions/drafts/useNewerForm.ts';
import { SaveSharedDraftDocument, SharedDraftDocument, SubmitSharedFormDocument } from '../forms.gen.ts';
import { useRespondentElements } from './useBesideElements.ts';
import { withLists } from './withLists.ts';

/** From where a visitor goes on: nothing, or what the server has kept. */
export interface SharedDraftStart {
  /** Where this browser keeps what is typed. */
  readonly place: string;
  readonly draft: {
    readonly key: string;
    readonly revision: number;
    readonly expiresAt: string;
    readonly name: string;
    readonly email: string;
    readonly answers: readonly Answer[];
  } | null;
}

interface GivenRespondent {
  readonly name?: string | null;
  readonly email?: string | null;
}

/** Whom answers are from, as answers. */
const besideOf = (respondent: GivenRespondent | null | undefined): Answer[] => [
  besideAnswer('name', respondent?.name),
  besideAnswer('email', respondent?.email),
];

/** A secret link to what was written, and until when it works. */
export interface DraftLink {
  readonly key: string;
  readonly expiresAt: string;
}

/** What a visitor writes on a shared form, on each device that has the draft's secret link. */
export function useSharedDraft(secret: string, form: FilledForm, { place, draft: start }: SharedDraftStart) {
  const respondent = useRespondentElements();
  const beside = useMemo(() => [respondent.name, respondent.email], [respondent]);
  const [link, setLink] = useState<DraftLink | null>(start);
  const key = useRef(start?.key ?? null);
  const [isHandedIn, setHandedIn] = useState(false);
  const send: SendAnswers = async ({ answers, isComplete, base, formVersion }) => {
    const { questions, text } = partBeside(answers);
    const from = { name: text('name'), email: text('email') };
    const given = { secret, respondent: from, answers: questions, formVersion };
    const revision = base?.revision ?? 0;
    const page = base?.page ?? '';
    if (isComplete) {
      const draft = key.current === null ? null : { key: key.current, revision, page };
      await graphqlRequest(SubmitSharedFormDocument, { ...given, draft });
      setHandedIn(true);
      return { revision, answers };
    }
    // What is saved by itself is tried again by `useAutosave`, which says so meanwhile.
    const variables = { ...given, draft: key.current, base: { revision, page } };
    const { saveSharedDraft: kept } = await graphqlRequest(SaveSharedDraftDocument, variables, { isSentOnce: true });
    key.current = kept.draft;
    setLink({ key: kept.draft, expiresAt: kept.expiresAt });
    return { revision: kept.revision, answers };
  };
  const look: LookAtAnswers = async () => {
    if (key.current === null) return null;
    const variables = { secret, draft: key.current };
    const { sharedDraft } = await graphqlRequest(SharedDraftDocument, variables, { isSentOnce: true });
    const { state, revision } = sharedDraft;
    if (state === 'gone') return null;
    const theirs = [...besideOf(sharedDraft.respondent), ...withLists(sharedDraft.answers)];
    return { revision, answers: theirs, isSubmitted: state === 'handedIn' };
  };
  const { together, ...draft } = useDraftTogether(
    {
      place,
      form,
      answers: [...besideOf(start), ...(start?.answers ?? [])],
      revision: start?.revision ?? 0,
      beside,
      secretOf: () => key.current ?? '',
    },
    { send, look },
  );
  useOthersWords(together.lookAround, link === null || isHandedIn);
  return {
    ...{ ...draft, respondent, beside, link, conflicts: together.conflicts },
    handIn: async (): Promise<void> => {
      await draft.draft.autosave.finish();
      await together.handIn(draft.draft.base().page);
      draft.forget();
    },
    beginAnew: (): void => {
      key.current = null;
      setLink(null);
      draft.beginAnew();
    },
  };
}
