import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { statementWords } from '#src/forms/questions/conditions/conditionSentence.ts';
import classes from '../TableToolbar.module.css';
import { readStatement } from './answerStatement.ts';
import { useFunnelQuestions } from './useFunnelQuestions.ts';

interface AnswerChipsProps {
  readonly funnelId: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** What answers the rows are filtered by, each in words with a way to drop it. */
export function AnswerChips({ funnelId, values, onChange }: AnswerChipsProps) {
  const { t } = useTranslation('screens');
  const { t: words, i18n } = useTranslation('formBuilder');
  const { all: questions } = useFunnelQuestions(funnelId);
  return values.map((value) => {
    const statement = readStatement(value);
    if (statement === null) return null;
    const text = statementWords(words, statement, questions, i18n.language);
    return (
      <span key={value} className={classes.chip}>
        <span className={classes.chipText}>{text}</span>
        <CloseButton
          size="xs"
          aria-label={t('table.removeFilter', { filter: text })}
          onClick={() => onChange(values.filter((other) => other !== value))}
        />
      </span>
    );
  });
}
