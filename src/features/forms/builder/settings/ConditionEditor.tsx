import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lacksFeature } from '#domain/access/features.ts';
import { operatorsFor } from '#domain/forms/conditions/operators.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { emptyStatement } from '#src/forms/questions/conditions/conditionEdits.ts';
import { conditionSentence } from '#src/forms/questions/conditions/conditionSentence.ts';
import type { BuilderElement } from '../state/BuilderState.ts';
import { ConditionGroup } from './ConditionGroup.tsx';
import classes from './Settings.module.css';

interface ConditionEditorProps {
  readonly element: BuilderElement;
  readonly elements: readonly BuilderElement[];
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

/** When an element is shown: chosen by question, comparison and value, and read back as a sentence. */
export function ConditionEditor({ element, elements, onChange }: ConditionEditorProps) {
  const { t, i18n } = useTranslation('formBuilder');
  const principal = useSession().rights?.principal ?? null;
  const questions = elements.filter(
    ({ _id, questionType }) => _id !== element._id && operatorsFor(questionType).length > 0,
  );
  const { dependency } = element;
  if (lacksFeature(principal, 'questionVisibility')) return null;
  const [first] = questions;
  return (
    <fieldset className={classes.group}>
      <legend>{t(element.questionType === 'section' ? 'condition.titleSection' : 'condition.title')}</legend>
      {dependency === null ? (
        <>
          <p className={classes.hint}>{t('condition.always')}</p>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={first === undefined}
            onClick={() => first && onChange({ dependency: { operator: 'AND', statements: [emptyStatement(first)] } })}
          >
            {t('condition.add')}
          </Button>
        </>
      ) : (
        <>
          <p className={classes.sentence}>{conditionSentence(t, dependency, elements, i18n.language)}</p>
          <ConditionGroup
            group={dependency}
            questions={questions}
            depth={1}
            onChange={(group) => onChange({ dependency: group })}
          />
        </>
      )}
    </fieldset>
  );
}
