import { Group, Radio } from '@mantine/core';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import type { FieldFrame } from './QuestionField.tsx';
import '@mantine/core/styles/Radio.css';

interface ScaleFieldProps {
  readonly frame: FieldFrame;
  readonly element: FormElement;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
}

const DEFAULT_END = 10;
/** More steps than this would not fit on a line of a phone twice. */
const MOST_STEPS = 20;

/** A number on a scale: every step in sight, none chosen before one chooses. */
export function ScaleField({
  frame: { onBlur, ...frame },
  element: { validations },
  answer,
  onChange,
}: ScaleFieldProps) {
  const first = Math.ceil(validations.min ?? 0);
  const last = Math.min(Math.floor(validations.max ?? DEFAULT_END), first + MOST_STEPS);
  const steps = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at));
  return (
    <Radio.Group
      {...frame}
      value={answer.numberValue === null ? '' : String(answer.numberValue)}
      onChange={(value) => {
        onChange({ ...answer, numberValue: Number(value) });
        onBlur();
      }}
    >
      <Group gap="md" mt={6}>
        {steps.map((step) => (
          <Radio key={step} value={step} label={step} />
        ))}
      </Group>
    </Radio.Group>
  );
}
