import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceNames } from '#domain/forms/answerValues.ts';
import { needsValue, operatorsFor } from '#domain/forms/conditions/operators.ts';
import type { DependencyStatement, FormElement } from '#domain/forms/FormElement.ts';
import classes from './Condition.module.css';
import { emptyStatement } from './conditionEdits.ts';
import { operatorWords } from './conditionSentence.ts';
import '@mantine/core/styles/Checkbox.css';

interface ConditionStatementProps {
  readonly statement: DependencyStatement;
  readonly questions: readonly FormElement[];
  /** What is asked no longer: it stands apart. */
  readonly former?: readonly FormElement[];
  readonly onChange: (statement: DependencyStatement) => void;
  readonly remove: ReactNode;
}

/** One comparison: which question, how, with what. Only what makes sense for the question is offered. */
export function ConditionStatement({ statement, questions, former = [], onChange, remove }: ConditionStatementProps) {
  const { t } = useTranslation('formBuilder');
  const known = [...questions, ...former];
  const question = known.find(({ _id }) => _id === statement.questionId);
  const namesOf = (elements: readonly FormElement[]) =>
    elements.map(({ _id, label }) => ({ value: _id, label: label || t('labelEmpty') }));
  const operators = question ? operatorsFor(question.questionType) : [];
  return (
    <div className={classes.statement}>
      <NativeSelect
        label={t('condition.question')}
        value={statement.questionId ?? ''}
        data={[
          ...(question ? [] : [{ value: statement.questionId ?? '', label: t('condition.gone') }]),
          ...namesOf(questions),
          ...(former.length > 0 ? [{ group: t('condition.former'), items: namesOf(former) }] : []),
        ]}
        onChange={(event) => {
          const chosen = known.find(({ _id }) => _id === event.currentTarget.value);
          if (chosen) onChange(emptyStatement(chosen));
        }}
      />
      <NativeSelect
        aria-label={t('condition.operator')}
        value={statement.operator}
        data={operators.map((operator) => ({ value: operator, label: operatorWords(t, operator, question) }))}
        onChange={(event) => onChange({ ...statement, operator: event.currentTarget.value })}
      />
      {question && needsValue(statement.operator) && (
        <ValueChoice question={question} statement={statement} onChange={onChange} />
      )}
      <div className={classes.statementEnd}>{remove}</div>
    </div>
  );
}

interface ValueChoiceProps {
  readonly question: FormElement;
  readonly statement: DependencyStatement;
  readonly onChange: (statement: DependencyStatement) => void;
}

/** What an answer is compared with: options are ticked, numbers and days are typed. */
function ValueChoice({ question, statement, onChange }: ValueChoiceProps) {
  const { t, i18n } = useTranslation('formBuilder');
  const values = statement.values ?? [];
  const choices = [...choiceNames(question, i18n.language)];
  if (choices.length > 0 && question.questionType !== 'number_scale') {
    return (
      <Checkbox.Group
        aria-label={t('condition.value')}
        value={[...values]}
        onChange={(next) => onChange({ ...statement, values: next })}
      >
        <div className={classes.values}>
          {choices.map(([value, label], at) => (
            <Checkbox key={value} value={value} label={label || t('optionNumber', { number: at + 1 })} />
          ))}
        </div>
      </Checkbox.Group>
    );
  }
  const isNumber = ['number', 'number_scale', 'calculated'].includes(question.questionType);
  return (
    <TextInput
      aria-label={t('condition.value')}
      placeholder={t('condition.value')}
      type={question.questionType === 'date' ? 'date' : isNumber ? 'number' : 'text'}
      value={values[0] ?? ''}
      onChange={(event) =>
        onChange({ ...statement, values: event.currentTarget.value ? [event.currentTarget.value] : [] })
      }
    />
  );
}
