import { useMemo } from 'react';
import { AnswersView } from './AnswersView.tsx';
import { feedbackAnswersSource } from './answersSource.ts';

/** What those who were asked for feedback have answered. */
export function FeedbackAnswersTab({ recordId }: { readonly recordId: string }) {
  const source = useMemo(() => feedbackAnswersSource({ requestId: recordId }), [recordId]);
  return <AnswersView key={source.key} source={source} exportOf={{ recordId, asked: true }} />;
}
