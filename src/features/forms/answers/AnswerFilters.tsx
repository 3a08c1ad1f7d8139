import { Button, CloseButton, Popover } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsValue } from '#domain/forms/conditions/operators.ts';
import { elementIn } from '#domain/forms/elementTexts.ts';
import type { DependencyStatement, FormElement } from '#domain/forms/FormElement.ts';
import { ConditionStatement } from '#src/forms/questions/conditions/ConditionStatement.tsx';
import { emptyStatement } from '#src/forms/questions/conditions/conditionEdits.ts';
import { statementWords } from '#src/forms/questions/conditions/conditionSentence.ts';
import classes from './Answers.module.css';
import type { QuestionResultPartsFragment } from './answers.gen.ts';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';

interface AnswerFiltersProps {
  readonly questions: readonly QuestionResultPartsFragment[];
  readonly where: readonly DependencyStatement[];
  readonly onChange: (where: readonly DependencyStatement[]) => void;
}

/** Conditions on answers, each a chip that says what it wants. */
export function AnswerFilters({ questions, where, onChange }: AnswerFiltersProps) {
  const { t, i18n } = useTranslation(['formAnswers', 'formBuilder']);
  const builder = useTranslation('formBuilder');
  const elements = questions.map(({ element }) => elementIn(element, i18n.language));
  return (
    <div className={classes.filters}>
      {where.map((statement, at) => {
        const words = statementWords(builder.t, statement, elements, i18n.language);
        return (
          <span
            key={`${statement.questionId} ${statement.operator} ${statement.values?.join()}`}
            className={classes.chip}
          >
            {words}
            <CloseButton
              size="sm"
              aria-label={t('removeFilter', { filter: words })}
              onClick={() => onChange(where.filter((_, other) => other !== at))}
            />
          </span>
        );
      })}
      <NewFilter elements={elements} onAdd={(statement) => onChange([...where, statement])} />
    </div>
  );
}

interface NewFilterProps {
  readonly elements: readonly FormElement[];
  readonly onAdd: (statement: DependencyStatement) => void;
}

function NewFilter({ elements, onAdd }: NewFilterProps) {
  const { t } = useTranslation('formAnswers');
  const [first] = elements;
  const [statement, setStatement] = useState<DependencyStatement | null>(null);
  if (!first) return null;
  const isWhole = statement !== null && (!needsValue(statement.operator) || (statement.values ?? []).length > 0);
  return (
    <Popover
      opened={statement !== null}
      onChange={(isOpen) => setStatement(isOpen ? emptyStatement(first) : null)}
      position="bottom-start"
      withinPortal
      trapFocus
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setStatement(statement === null ? emptyStatement(first) : null)}
        >
          {t('addFilter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.newFilter}>
        {statement !== null && (
          <ConditionStatement statement={statement} questions={elements} onChange={setStatement} remove={null} />
        )}
        <Button
          size="compact-sm"
          disabled={!isWhole}
          onClick={() => {
            if (statement !== null) onAdd(statement);
            setStatement(null);
          }}
        >
          {t('applyFilter')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
