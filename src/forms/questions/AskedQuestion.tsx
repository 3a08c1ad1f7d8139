import { memo, useCallback, useRef } from 'react';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { QuestionField } from './QuestionField.tsx';
import { isLineOfText } from './questionKinds.ts';

interface AskedQuestionProps {
  readonly element: FormElement;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly onChange: (answer: Answer) => void;
  readonly onTouch: (questionId: string) => void;
}

/**
 * One question among many: of five hundred, a key draws the one that it was typed into. A line of text holds what is typed
 * by itself and is drawn anew only when its answer comes from elsewhere.
 */
export const AskedQuestion = memo(function AskedQuestion(props: AskedQuestionProps) {
  const { element, answer, error, onChange, onTouch } = props;
  const typed = useRef<Answer | null>(null);
  const drawn = useRef(answer);
  const isTyped = isLineOfText(element) && typed.current !== null && isSameText(answer, typed.current);
  if (!isTyped) {
    typed.current = null;
    drawn.current = answer;
  }
  const change = useCallback(
    (given: Answer) => {
      typed.current = given;
      onChange(given);
    },
    [onChange],
  );
  const touch = useCallback(() => onTouch(element._id), [onTouch, element._id]);
  return <Field element={element} answer={drawn.current} error={error} onChange={change} onTouch={touch} />;
});

const Field = memo(QuestionField);

const isSameText = (answer: Answer | undefined, typed: Answer): boolean =>
  (answer?.textValue ?? null) === typed.textValue;
