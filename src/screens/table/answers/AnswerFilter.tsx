import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsValue } from '#domain/forms/conditions/operators.ts';
import type { DependencyStatement } from '#domain/forms/FormElement.ts';
import { ConditionStatement } from '#src/forms/questions/conditions/ConditionStatement.tsx';
import { emptyStatement } from '#src/forms/questions/conditions/conditionEdits.ts';
import { writeStatement } from './answerStatement.ts';
import { useFunnelQuestions } from './useFunnelQuestions.ts';

interface AnswerFilterProps {
  readonly funnelId: string;
  /** Comparisons in force, each as it stands in the address. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** One more comparison of an answer; all of them have to hold. */
export function AnswerFilter({ funnelId, values, onChange }: AnswerFilterProps) {
  const { t } = useTranslation('screens');
  const { asked, former, all } = useFunnelQuestions(funnelId);
  const [chosen, setChosen] = useState<DependencyStatement | null>(null);
  const [first] = all;
  if (!first) return <p>{t('table.noQuestions')}</p>;
  const statement = chosen ?? emptyStatement(first);
  const isWhole = !needsValue(statement.operator) || (statement.values ?? []).length > 0;
  return (
    <>
      <ConditionStatement statement={statement} questions={asked} former={former} onChange={setChosen} remove={null} />
      <Button
        size="compact-md"
        disabled={!isWhole}
        onClick={() => {
          onChange([...new Set([...values, writeStatement(statement)])]);
          setChosen(null);
        }}
      >
        {t('table.addFilter')}
      </Button>
    </>
  );
}
