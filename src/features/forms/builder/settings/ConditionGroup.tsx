import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DEEPEST_GROUP } from '#domain/forms/conditions/conditionProblems.ts';
import type { Dependency, DependencyStatement } from '#domain/forms/FormElement.ts';
import { ConditionStatement } from '#src/forms/questions/conditions/ConditionStatement.tsx';
import { emptyGroup, emptyStatement } from '#src/forms/questions/conditions/conditionEdits.ts';
import type { BuilderElement } from '../state/BuilderState.ts';
import classes from './Settings.module.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

interface ConditionGroupProps {
  readonly group: Dependency;
  readonly questions: readonly BuilderElement[];
  readonly depth: number;
  /** Null when nothing is left of it. */
  readonly onChange: (group: Dependency | null) => void;
}

/** Statements joined by "and" or "or"; each a comparison, or a group of its own. */
export function ConditionGroup({ group, questions, depth, onChange }: ConditionGroupProps) {
  const { t } = useTranslation('formBuilder');
  const { operator, statements } = group;
  const [first] = questions;
  const store = (next: readonly DependencyStatement[]): void =>
    onChange(next.length === 0 ? null : { operator, statements: next });
  const put = (at: number, statement: DependencyStatement | null): void =>
    store(statement === null ? statements.toSpliced(at, 1) : statements.with(at, statement));
  return (
    <div className={classes.conditionGroup}>
      {statements.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('condition.join')}
          value={operator}
          data={[
            { value: 'AND', label: t('condition.all') },
            { value: 'OR', label: t('condition.any') },
          ]}
          onChange={(next) => onChange({ operator: next, statements })}
        />
      )}
      {statements.map((statement, at) => {
        const remove = (
          <ActionIcon
            key="remove"
            variant="subtle"
            color="gray"
            aria-label={t('condition.remove', { number: at + 1 })}
            onClick={() => put(at, null)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        );
        return statement.statements?.length ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: statements have no name but their place
          <div key={at} className={classes.statement}>
            <ConditionGroup
              group={{ operator: statement.operator, statements: statement.statements }}
              questions={questions}
              depth={depth + 1}
              onChange={(inner) => put(at, inner && { ...statement, ...inner })}
            />
            <div className={classes.statementEnd}>{remove}</div>
          </div>
        ) : (
          <ConditionStatement
            // biome-ignore lint/suspicious/noArrayIndexKey: statements have no name but their place
            key={at}
            statement={statement}
            questions={questions}
            onChange={(next) => put(at, next)}
            remove={remove}
          />
        );
      })}
      {first && (
        <div className={classes.row}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => store([...statements, emptyStatement(first)])}
          >
            {t('condition.addStatement')}
          </Button>
          {depth < DEEPEST_GROUP && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => store([...statements, emptyGroup(first, operator)])}
            >
              {t('condition.addGroup')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
