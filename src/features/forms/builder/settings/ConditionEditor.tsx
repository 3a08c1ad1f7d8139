import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksFeature } from '#domain/access/features.ts';
import { operatorsFor } from '#domain/forms/conditions/operators.ts';
import type { Dependency } from '#domain/forms/FormElement.ts';
import { type Store, useSelected } from '#src/data/createStore.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { emptyStatement } from '#src/forms/questions/conditions/conditionEdits.ts';
import { conditionSentence } from '#src/forms/questions/conditions/conditionSentence.ts';
import type { BuilderElement, BuilderState } from '../state/BuilderState.ts';
import { useElementsBeside } from '../state/parts.ts';
import { ConditionGroup } from './ConditionGroup.tsx';
import classes from './Settings.module.css';

interface ConditionEditorProps {
  readonly element: BuilderElement;
  readonly store: Store<BuilderState>;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

const hasOperators = (id: string) => (other: BuilderElement) =>
  other._id !== id && operatorsFor(other.questionType).length > 0;

/** When an element is shown: chosen by question, comparison and value, and read back as a sentence. */
export function ConditionEditor({ element, store, onChange }: ConditionEditorProps) {
  const { t } = useTranslation('formBuilder');
  const principal = useSession().rights?.principal ?? null;
  const { dependency } = element;
  const first = useSelected(store, ({ draft }) => draft.elements.find(hasOperators(element._id)));
  if (lacksFeature(principal, 'questionVisibility')) return null;
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
        <Condition element={element} store={store} dependency={dependency} onChange={onChange} />
      )}
    </fieldset>
  );
}

/** The questions that it may ask come a moment later: one that is moved stands in its place before all have been gone through. */
function Condition({
  element,
  store,
  dependency,
  onChange,
}: ConditionEditorProps & { readonly dependency: Dependency }) {
  const { t, i18n } = useTranslation('formBuilder');
  const elements = useDeferredValue(useElementsBeside(store, element._id));
  const questions = useMemo(() => elements.filter(hasOperators(element._id)), [elements, element._id]);
  return (
    <>
      <p className={classes.sentence}>{conditionSentence(t, dependency, elements, i18n.language)}</p>
      <ConditionGroup
        group={dependency}
        questions={questions}
        depth={1}
        onChange={(group) => onChange({ dependency: group })}
      />
    </>
  );
}
