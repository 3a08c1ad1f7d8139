import { useState } from 'react';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useBeside } from '#src/forms/questions/drafts/together/useBeside.ts';
import { useOthersWords } from '#src/forms/questions/drafts/together/useOthersWords.ts';
import type { LookAtAnswers, SendAnswers } from '#src/forms/questions/drafts/together/useTogether.ts';
import { useDraftTogether } from '#src/forms/questions/drafts/useDraftTogether.ts';
import { useNewerForm } from '#src/forms/questions/drafts/useNewerForm.ts';
import {
  AnswerFeedbackRequestDocument,
  SaveSurveyDraftDocument,
  SurveyToAnswerDocument,
  type SurveyToAnswerQuery,
  SurveyWordsDocument,
} from '../forms.gen.ts';
import { withLists } from './withLists.ts';

type Survey = NonNullable<SurveyToAnswerQuery['survey']>;

interface GivenBeside {
  readonly rating?: number | null;
  readonly comment?: string | null;
}

const besideOf = (draft: GivenBeside | null | undefined) => ({
  rating: draft?.rating ?? null,
  comment: draft?.comment ?? '',
});

/** What somebody writes on a survey, on each of their devices. */
export function useSurveyDraft({ _id: requestId, draft: start, form: opened }: Survey) {
  const { form, goOnWithNewer } = useNewerForm(
    opened,
    async () => (await graphqlRequest(SurveyToAnswerDocument, { id: requestId })).survey?.form,
  );
  const { beside, ...written } = useBeside(besideOf(start));
  const [isHandedIn, setHandedIn] = useState(false);
  const send: SendAnswers = async ({ answers, isComplete, base, formVersion }) => {
    const given = { requestId, ...written.current(), answers, formVersion };
    const revision = base?.revision ?? 0;
    if (isComplete) {
      await graphqlRequest(AnswerFeedbackRequestDocument, given);
      setHandedIn(true);
      return { revision, answers };
    }
    const variables = { ...given, base: { revision, page: base?.page ?? '' } };
    const { saveSurveyDraft: kept } = await graphqlRequest(SaveSurveyDraftDocument, variables, { isSentOnce: true });
    written.keep(besideOf(given));
    return { revision: kept.revision, answers };
  };
  const look: LookAtAnswers = async () => {
    const { survey } = await graphqlRequest(SurveyWordsDocument, { id: requestId }, { isSentOnce: true });
    if (!survey) return null;
    if (survey.isAnswered) return { revision: null, answers: [], isSubmitted: true };
    if (!survey.draft) return null;
    written.takeIn(besideOf(survey.draft));
    return { revision: survey.draft.revision, answers: withLists(survey.draft.answers), isSubmitted: false };
  };
  const { together, ...draft } = useDraftTogether(
    { place: requestId, form, answers: withLists(start?.answers ?? []), revision: start?.revision ?? 0, beside },
    { send, look },
  );
  useOthersWords(together.lookAround, isHandedIn);
  return {
    ...{ ...draft, form, goOnWithNewer, written, conflicts: together.conflicts },
    /** Whether it was handed in: not where another device has written something else, of which one is to choose. */
    handIn: async (): Promise<boolean> => {
      await draft.draft.autosave.finish();
      await together.lookAround();
      if (together.hasConflicts()) return false;
      await together.handIn(draft.draft.base().page);
      draft.forget();
      return true;
    },
  };
}
