import { Group, Radio, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { anchorOf, scalePoints } from '#domain/forms/scaleAnchors.ts';
import type { FieldFrame } from './QuestionField.tsx';
import classes from './QuestionForm.module.css';
import '@mantine/core/styles/Radio.css';

/** With more rows a rubric of several scales could not be overlooked. */
const MOST_ROWS = 7;

interface ScaleFieldProps {
  readonly frame: FieldFrame;
  readonly element: FormElement;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
}

/**
 * A number on a scale: every step in sight, none chosen before one chooses. A short one with words stands in rows; of a
 * long one the words stand below. A digit chooses its point while the scale has the focus.
 */
export function ScaleField({ frame: { onBlur, ...frame }, element, answer, onChange }: ScaleFieldProps) {
  const { i18n } = useTranslation();
  const points = scalePoints(element).map((point) => ({ point, words: anchorOf(element, point, i18n.language) }));
  const said = points.filter(({ words }) => words !== null);
  const isList = said.length > 0 && points.length <= MOST_ROWS;
  const Frame = isList ? Stack : Group;
  const choose = (point: number): void => {
    onChange({ ...answer, numberValue: point });
    onBlur();
  };
  const chooseByDigit = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !points.some(({ point }) => String(point) === key)) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`input[value="${key}"]`)?.focus();
    choose(Number(key));
  };
  return (
    <Radio.Group
      {...frame}
      value={answer.numberValue === null ? '' : String(answer.numberValue)}
      onChange={(value) => choose(Number(value))}
    >
      <Frame gap={isList ? 6 : 'md'} mt={6} onKeyDown={chooseByDigit}>
        {points.map(({ point, words }) => {
          const whole = words === null ? String(point) : `${point} – ${words}`;
          return (
            <Radio
              key={point}
              value={String(point)}
              label={isList ? <bdi>{whole}</bdi> : String(point)}
              aria-label={whole}
            />
          );
        })}
      </Frame>
      {!isList && said.length > 0 && (
        <ul className={classes.anchors} aria-hidden>
          {said.map(({ point, words }) => (
            <li key={point}>
              <bdi>{`${point} – ${words}`}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Radio.Group>
  );
}
