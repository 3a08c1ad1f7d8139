import { useMemo, useState } from 'react';
import { partBeside } from '#domain/forms/merging/besideAnswers.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
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
import { useSurveyElements } from './useBesideElements.ts';
import { useSurveyPlace } from './useSurveyPlace.ts';
import { writtenOn } from './writtenOn.ts';

type Survey = NonNullable<SurveyToAnswerQuery['survey']>;

/** What somebody writes on a survey, on each of their devices. */
export function useSurveyDraft({ _id: requestId, draft: start, form: opened }: Survey) {
  const { form, goOnWithNewer } = useNewerForm(
    opened,
    async () => (await graphqlRequest(SurveyToAnswerDocument, { id: requestId })).survey?.form,
  );
  const place = useSurveyPlace(requestId);
  const asked = useSurveyElements();
  const beside = useMemo(() => [asked.rating, asked.comment], [asked]);
  const [isHandedIn, setHandedIn] = useState(false);
  const send: SendAnswers = async ({ answers, isComplete, base, formVersion }) => {
    const { questions, text, number } = partBeside(answers);
    const besides = { rating: number('rating'), comment: text('comment') };
    const given = { requestId, ...besides, answers: questions, formVersion };
    const revision = base?.revision ?? 0;
    const variables = { ...given, base: { revision, page: base?.page ?? '' } };
    if (isComplete) {
      await graphqlRequest(AnswerFeedbackRequestDocument, variables);
      setHandedIn(true);
      return { revision, answers };
    }
    const { saveSurveyDraft: kept } = await graphqlRequest(SaveSurveyDraftDocument, variables, { isSentOnce: true });
    return { revision: kept.revision, answers };
  };
  const look: LookAtAnswers = async () => {
    const { survey } = await graphqlRequest(SurveyWordsDocument, { id: requestId }, { isSentOnce: true });
    if (!survey) return null;
    if (survey.isAnswered) return { revision: null, answers: [], isSubmitted: true };
    if (!survey.draft) return null;
    return { revision: survey.draft.revision, answers: writtenOn(survey.draft), isSubmitted: false };
  };
  const { together, ...draft } = useDraftTogether(
    { place, form, answers: writtenOn(start), revision: start?.revision ?? 0, beside },
    { send, look },
  );
  useOthersWords(together.lookAround, isHandedIn);
  return {
    ...{ ...draft, form, goOnWithNewer, asked, beside, conflicts: together.conflicts },
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
