import { memo } from 'react';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { QuestionField } from './QuestionField.tsx';

interface AskedQuestionProps {
  readonly element: FormElement;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly onChange: (answer: Answer) => void;
  readonly onTouch: (questionId: string) => void;
}

/** One question among many: of five hundred, a key draws the one that it was typed into. */
export const AskedQuestion = memo(function AskedQuestion({ onTouch, ...props }: AskedQuestionProps) {
  return <QuestionField {...props} onTouch={() => onTouch(props.element._id)} />;
});
