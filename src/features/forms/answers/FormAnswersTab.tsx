import { useMemo } from 'react';
import { AnswersView } from './AnswersView.tsx';
import { formAnswersSource } from './answersSource.ts';

/** What people have answered to a form. */
export function FormAnswersTab({ recordId }: { readonly recordId: string }) {
  const source = useMemo(() => formAnswersSource(recordId), [recordId]);
  return <AnswersView key={source.key} source={source} exportOf={recordId} />;
}
