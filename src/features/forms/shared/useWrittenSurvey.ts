import { useEffect, useMemo, useState } from 'react';
import { type AnswerMap, byQuestion, keptAnswers } from '#src/forms/questions/useAnswers.ts';
import { useSurveyPlace } from './useSurveyPlace.ts';
import { type SurveyDraft, writtenOn } from './writtenOn.ts';

/** What somebody has written on a survey until now: what the server has of it, and what is typed here since. */
export function useWrittenSurvey(requestId: string, draft: SurveyDraft | null | undefined): AnswerMap {
  const place = useSurveyPlace(requestId);
  const [kept, setKept] = useState<AnswerMap>(new Map());
  // The form that was here until now writes out what was typed last as it goes.
  useEffect(() => setKept(keptAnswers(`answers:${place}`)), [place]);
  return useMemo(() => new Map([...byQuestion(writtenOn(draft)), ...kept]), [draft, kept]);
}
