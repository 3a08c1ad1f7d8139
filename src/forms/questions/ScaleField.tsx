import { Group, Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { anchorOf, scalePoints } from '#domain/forms/scaleAnchors.ts';
import type { FieldFrame } from './QuestionField.tsx';
import '@mantine/core/styles/Radio.css';

interface ScaleFieldProps {
  readonly frame: FieldFrame;
  readonly element: FormElement;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
}

/** A number on a scale: every step in sight, none chosen before one chooses; one below the other where they have words. */
export function ScaleField({ frame: { onBlur, ...frame }, element, answer, onChange }: ScaleFieldProps) {
  const { i18n } = useTranslation();
  const points = scalePoints(element).map((point) => ({ point, words: anchorOf(element, point, i18n.language) }));
  const hasWords = points.some(({ words }) => words !== null);
  const Frame = hasWords ? Stack : Group;
  return (
    <Radio.Group
      {...frame}
      value={answer.numberValue === null ? '' : String(answer.numberValue)}
      onChange={(value) => {
        onChange({ ...answer, numberValue: Number(value) });
        onBlur();
      }}
    >
      <Frame gap={hasWords ? 6 : 'md'} mt={6}>
        {points.map(({ point, words }) => (
          <Radio key={point} value={String(point)} label={words === null ? String(point) : `${point} – ${words}`} />
        ))}
      </Frame>
    </Radio.Group>
  );
}
