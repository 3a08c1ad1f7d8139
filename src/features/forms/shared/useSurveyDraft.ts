import { useMemo, useRef, useState } from 'react';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { readMark, writeMark } from '#src/forms/questions/drafts/draftMark.ts';
import { type DraftBase, useDraft } from '#src/forms/questions/drafts/useDraft.ts';
import { useNewerForm } from '#src/forms/questions/drafts/useNewerForm.ts';
import { useAnswers } from '#src/forms/questions/useAnswers.ts';
import { SaveSurveyDraftDocument, SurveyToAnswerDocument, type SurveyToAnswerQuery } from '../forms.gen.ts';

type Survey = NonNullable<SurveyToAnswerQuery['survey']>;

/** What somebody writes on a survey: kept in this browser at each key, on the server for their devices a moment later. */
export function useSurveyDraft({ _id: requestId, draft: start, form: opened }: Survey) {
  const read = async () => (await graphqlRequest(SurveyToAnswerDocument, { id: requestId })).survey;
  const { form, goOnWithNewer } = useNewerForm(opened, async () => (await read())?.form);
  const stored = start?.answers.map((answer) => ({ ...answer, arrayValue: answer.arrayValue ?? [] }));
  const { answers, change, forget, isUnsaved } = useAnswers(requestId, stored);
  const [rating, setRating] = useState(start?.rating ?? null);
  const [comment, setComment] = useState(start?.comment ?? '');
  const content = useMemo(() => ({ answers, rating, comment }), [answers, rating, comment]);
  const latest = useRef(content);
  latest.current = content;
  const save = async (value: typeof content, base: DraftBase): Promise<number> => {
    const given = { rating: value.rating, comment: value.comment, answers: [...value.answers.values()] };
    const { saveSurveyDraft } = await graphqlRequest(
      SaveSurveyDraftDocument,
      { requestId, base, ...given, formVersion: form.version },
      { isSentOnce: true },
    );
    writeMark(requestId, { key: '', revision: saveSurveyDraft.revision });
    if (latest.current === value) forget();
    return saveSurveyDraft.revision;
  };
  const [mark] = useState(() => readMark(requestId));
  const revision = (isUnsaved ? mark?.revision : start?.revision) ?? 0;
  const draft = useDraft(content, { form, revision, isUnsaved, save });
  return {
    ...{ form, goOnWithNewer, draft, answers, change, rating, setRating, comment, setComment },
    /** It is answered: nothing of it is left here. */
    forget: (): void => {
      forget();
      writeMark(requestId, null);
    },
    /** What is on the server counts, not what is typed here. */
    forgetTyped: forget,
    keepMine: async (): Promise<void> => {
      draft.goOnFrom((await read())?.draft?.revision ?? 0);
    },
  };
}
