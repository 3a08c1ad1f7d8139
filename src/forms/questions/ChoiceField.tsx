import { Checkbox, Group, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { treeChoices } from '#domain/forms/answerValues.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { treeOptionsOf } from '#domain/forms/treeOptions.ts';
import { FirstUse, fetchedChoice } from '../widgets/FirstUse.tsx';
import type { FieldFrame } from './QuestionField.tsx';
import classes from './QuestionForm.module.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';

interface ChoiceFieldProps {
  readonly frame: FieldFrame;
  readonly element: FormElement;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
}

type Choices = readonly { value: string; label: string }[];

const oneOfList = fetchedChoice(() => import('./ListChoices.tsx').then((module) => module.OneOfList));
const severalOfList = fetchedChoice(() => import('./ListChoices.tsx').then((module) => module.SeveralOfList));

const wordsOf = (choices: Choices, values: readonly string[]): string[] =>
  values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);

/** Stands for the answer that is written in; nobody's option is called so. */
const OTHER = '\u0000other';

/** One or several of what is offered; where the question allows it, something of one's own. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { questionType } = props.element;
  return questionType === 'select_checkbox' ||
    questionType === 'select_multi_dropdown' ||
    questionType === 'tree_multi' ? (
    <SeveralChoices {...props} />
  ) : (
    <OneChoice {...props} />
  );
}

function choicesOf(element: FormElement): Choices {
  if (element.questionType.startsWith('tree_')) return treeChoices(treeOptionsOf(element));
  return element.options.filter(({ isWriteIn }) => !isWriteIn).map(({ value }) => ({ value, label: value }));
}

function OneChoice({ frame, element, answer, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation('questions');
  const offered = choicesOf(element);
  const canWrite = element.options.some(({ isWriteIn }) => isWriteIn);
  const isWritten = answer.textValue !== null && !offered.some(({ value }) => value === answer.textValue);
  const [writes, setWrites] = useState(isWritten);
  const choices = canWrite ? [...offered, { value: OTHER, label: t('other') }] : offered;
  const chosen = canWrite && writes ? OTHER : answer.textValue;
  const choose = (value: string | null): void => {
    setWrites(value === OTHER);
    onChange({ ...answer, textValue: value === OTHER || value === '' ? null : value });
  };
  return (
    <div className={classes.choice}>
      {element.questionType === 'select_radio' ? (
        <RadioChoice frame={frame} choices={choices} value={chosen} onChange={choose} />
      ) : (
        <FirstUse
          choice={oneOfList}
          given={{ frame, choices, value: chosen, onChange: choose }}
          frame={frame}
          shown={{ texts: wordsOf(choices, chosen === null ? [] : [chosen]) }}
        />
      )}
      {canWrite && writes && (
        <TextInput
          aria-label={t('otherFor', { label: element.label })}
          value={answer.textValue ?? ''}
          onChange={(event) => onChange({ ...answer, textValue: event.currentTarget.value || null })}
        />
      )}
    </div>
  );
}

interface RadioChoiceProps {
  readonly frame: FieldFrame;
  readonly choices: Choices;
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

function RadioChoice({ frame: { onBlur, ...frame }, choices, value, onChange }: RadioChoiceProps) {
  return (
    <Radio.Group {...frame} value={value ?? ''} onChange={onChange}>
      <Group gap="md" mt={6}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={choice.label} onBlur={onBlur} />
        ))}
      </Group>
    </Radio.Group>
  );
}

function SeveralChoices({ frame, element, answer, onChange }: ChoiceFieldProps) {
  const choices = choicesOf(element);
  const choose = (arrayValue: string[]): void => onChange({ ...answer, arrayValue });
  if (element.questionType !== 'select_checkbox') {
    return (
      <FirstUse
        choice={severalOfList}
        given={{ frame, choices, values: answer.arrayValue, onChange: choose }}
        frame={frame}
        shown={{
          texts: wordsOf(choices, answer.arrayValue),
          onRemove: (place) => choose(answer.arrayValue.filter((_, index) => index !== place)),
        }}
      />
    );
  }
  const { onBlur, ...group } = frame;
  return (
    <Checkbox.Group {...group} value={[...answer.arrayValue]} onChange={choose}>
      <Group gap="md" mt={6}>
        {choices.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} onBlur={onBlur} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
