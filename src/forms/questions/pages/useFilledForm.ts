import { useMemo, useRef } from 'react';
import type { FormElement } from '#domain/forms/FormElement.ts';
import type { AnswerMap } from '../useAnswers.ts';
import { type FilledForm, filledForm } from './filledForm.ts';

/** The form as it stands with these answers. */
export function useFilledForm(elements: readonly FormElement[], answers: AnswerMap): FilledForm {
  const before = useRef<FilledForm | null>(null);
  return useMemo(() => {
    before.current = filledForm(elements, answers, before.current);
    return before.current;
  }, [elements, answers]);
}
