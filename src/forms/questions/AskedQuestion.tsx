import { memo, useCallback, useRef } from 'react';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { QuestionField, type QuestionFieldProps } from './QuestionField.tsx';
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
  const replaced = useRef(0);
  const isLine = isLineOfText(element);
  const isTyped = typed.current !== null && isSameText(answer, typed.current);
  if (typed.current !== null && !isTyped) {
    typed.current = null;
    replaced.current += 1;
  }
  const change = useCallback(
    (given: Answer) => {
      if (isLine) typed.current = given;
      onChange(given);
    },
    [onChange, isLine],
  );
  const touch = useCallback(() => onTouch(element._id), [onTouch, element._id]);
  const field = { element, answer, error, onChange: change, onTouch: touch };
  return <Field {...field} isTyped={isTyped} replaced={replaced.current} />;
});

const isSameText = (answer: Answer | undefined, typed: Answer): boolean =>
  (answer?.textValue ?? null) === typed.textValue;

interface FieldProps extends QuestionFieldProps {
  /** The answer is what was typed into the field, which shows it already. */
  readonly isTyped: boolean;
  /** How often what was typed gave way to an answer from elsewhere. */
  readonly replaced: number;
}

const Field = memo(
  function Field({ isTyped: _, replaced: _again, ...props }: FieldProps) {
    return <QuestionField {...props} />;
  },
  (before, now) =>
    (now.isTyped || before.answer === now.answer) &&
    before.replaced === now.replaced &&
    before.element === now.element &&
    before.error === now.error &&
    before.onChange === now.onChange &&
    before.onTouch === now.onTouch,
);
