import { Checkbox, Group, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceNames } from '#domain/forms/answerValues.ts';
import { textIn } from '#domain/forms/elementTexts.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { FirstUse, fetchedChoice } from '../../widgets/FirstUse.tsx';
import type { FieldFrame } from '../QuestionField.tsx';
import classes from '../QuestionForm.module.css';
import { OwnChoice } from './OwnChoice.tsx';
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

function choicesOf(element: FormElement, language: string): Choices {
  return [...choiceNames(element, language)].map(([value, label]) => ({ value, label }));
}

function OneChoice({ frame, element, answer, onChange }: ChoiceFieldProps) {
  const { t, i18n } = useTranslation('questions');
  const offered = choicesOf(element, i18n.language);
  const canWrite = element.options.some(({ isWriteIn }) => isWriteIn);
  const isWritten = answer.textValue !== null && !offered.some(({ value }) => value === answer.textValue);
  const [writes, setWrites] = useState(isWritten);
  const choices = canWrite
    ? [...offered, { value: OTHER, label: otherLabel(element, i18n.language) ?? t('other') }]
    : offered;
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
        <OwnChoice
          label={element.label}
          value={answer.textValue ?? ''}
          onChange={(value) => onChange({ ...answer, textValue: value || null })}
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
          <Radio key={choice.value} value={choice.value} label={<bdi>{choice.label}</bdi>} onBlur={onBlur} />
        ))}
      </Group>
    </Radio.Group>
  );
}

/** What the author calls the answer that is written in; null where they leave it to us. */
function otherLabel({ options }: FormElement, language: string): string | null {
  const labels = options.find(({ isWriteIn }) => isWriteIn)?.labels ?? [];
  return labels.length === 0 ? null : textIn(labels, language, labels[0]?.value ?? '');
}

/** What was chosen of what is offered, and what was written in beside it. */
function SeveralChoices({ frame, element, answer, onChange }: ChoiceFieldProps) {
  const { t, i18n } = useTranslation('questions');
  const offered = choicesOf(element, i18n.language);
  const canWrite = element.options.some(({ isWriteIn }) => isWriteIn);
  const written = answer.arrayValue.find((value) => !offered.some((choice) => choice.value === value)) ?? '';
  const [writes, setWrites] = useState(written !== '');
  const isWriting = canWrite && (writes || written !== '');
  const chosen = answer.arrayValue.filter((value) => offered.some((choice) => choice.value === value));
  const store = (values: readonly string[], own: string): void =>
    onChange({ ...answer, arrayValue: own === '' ? [...values] : [...values, own] });
  const choose = (values: readonly string[]): void => {
    const stillWrites = values.includes(OTHER);
    setWrites(stillWrites);
    store(
      values.filter((value) => value !== OTHER),
      stillWrites ? written : '',
    );
  };
  const choices = canWrite
    ? [...offered, { value: OTHER, label: otherLabel(element, i18n.language) ?? t('other') }]
    : offered;
  const values = isWriting ? [...chosen, OTHER] : chosen;
  return (
    <div className={classes.choice}>
      {element.questionType === 'select_checkbox' ? (
        <Checkboxes frame={frame} choices={choices} values={values} onChange={choose} />
      ) : (
        <FirstUse
          choice={severalOfList}
          given={{ frame, choices, values, onChange: choose }}
          frame={frame}
          shown={{
            texts: wordsOf(choices, values),
            onRemove: (place) => choose(values.filter((_, index) => index !== place)),
          }}
        />
      )}
      {isWriting && (
        <OwnChoice
          label={element.label}
          value={written}
          onChange={(value) => {
            setWrites(true);
            store(chosen, value);
          }}
        />
      )}
    </div>
  );
}

interface CheckboxesProps {
  readonly frame: FieldFrame;
  readonly choices: Choices;
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
}

function Checkboxes({ frame: { onBlur, ...frame }, choices, values, onChange }: CheckboxesProps) {
  return (
    <Checkbox.Group {...frame} value={[...values]} onChange={onChange}>
      <Group gap="md" mt={6}>
        {choices.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={<bdi>{label}</bdi>} onBlur={onBlur} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
