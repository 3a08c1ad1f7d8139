import { CloseButton, NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { type Dispatch, memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksFeature } from '#domain/access/features.ts';
import { hasLimits, kindOf } from '#domain/forms/elementKinds.ts';
import { identifies, identifiesByItself } from '#domain/forms/facts/identifies.ts';
import type { ElementFault, ElementProblem } from '#domain/forms/formProblems.ts';
import { MOST_ROWS } from '#domain/forms/tableRows.ts';
import type { Store } from '#src/data/createStore.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import classes from '../Builder.module.css';
import type { BuilderElement, BuilderState } from '../state/BuilderState.ts';
import { changeElement, changeKind } from '../state/edits.ts';
import { useElementBesideText } from '../state/parts.ts';
import type { BuilderAction } from '../state/reduceBuilder.ts';
import { AnchorsEditor } from './AnchorsEditor.tsx';
import { ConditionEditor } from './ConditionEditor.tsx';
import { CustomFieldChoice } from './CustomFieldChoice.tsx';
import { FactChoice } from './FactChoice.tsx';
import { FormulaField } from './FormulaField.tsx';
import { factsOf } from './factsOf.ts';
import { limitNames } from './limitNames.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { Translations } from './Translations.tsx';
import { TreeEditor } from './TreeEditor.tsx';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Switch.css';

interface SettingsPaneProps {
  readonly id: string;
  readonly store: Store<BuilderState>;
  readonly problems: readonly ElementProblem[] | undefined;
  /** The form judges: its questions are criteria with weights. */
  readonly isEvaluation: boolean;
  /** Applicants fill it in: its answers become facts of their startup. */
  readonly isApplication: boolean;
  readonly dispatch: Dispatch<BuilderAction>;
  /** It is asked for: where it is a sheet over the form it is shown then only. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Said of options and columns once their author has gone on: a new one is not wrong before it is written. */
const ofNames: ReadonlySet<ElementFault> = new Set<ElementFault>([
  'optionNameless',
  'columnNameless',
  'columnChoiceFaulty',
  'columnChoicesMissing',
]);

/** What can be said of one element: only what its kind has. Those of its settings that speak of others follow these themselves. */
export const SettingsPane = memo(function SettingsPane(props: SettingsPaneProps) {
  const element = useElementBesideText(props.store, props.id);
  return element === undefined ? null : <SettingsOf {...props} element={element} />;
});

interface SettingsOfProps extends SettingsPaneProps {
  readonly element: BuilderElement;
}

const SettingsOf = memo(function SettingsOf(props: SettingsOfProps) {
  const { element, store, problems = [], isEvaluation, isApplication, isOpen, dispatch, onClose } = props;
  const { t } = useTranslation('formBuilder');
  const principal = useSession().rights?.principal ?? null;
  const { _id, questionType, validations, description } = element;
  const { settings, value } = kindOf(questionType);
  const kinds = useEnumOptions('FormFieldType');
  const change = useCallback(
    (changes: Partial<BuilderElement>, about?: string): void =>
      dispatch({
        type: 'edit',
        change: (draft) => changeElement(draft, _id, changes),
        ...(about && { about: `${about} ${_id}` }),
      }),
    [dispatch, _id],
  );
  const [isWriting, setWriting] = useState(false);
  const said = isWriting ? problems.filter(({ fault }) => !ofNames.has(fault)) : problems;
  const has = (setting: (typeof settings)[number]): boolean => settings.includes(setting);
  return (
    <aside className={classes.settings} data-open={isOpen} aria-label={t('settings')}>
      <div className={classes.settingsHead}>
        <h2>{t('settings')}</h2>
        <CloseButton aria-label={t('closeSettings')} onClick={onClose} />
      </div>
      {said.length > 0 && <FormAlert>{said.map(({ fault }) => t(`fault.${fault}`)).join(' ')}</FormAlert>}
      <NativeSelect
        label={t('kind')}
        value={questionType}
        data={kinds}
        onChange={(event) => {
          const kind = event.currentTarget.value;
          dispatch({ type: 'edit', change: (draft) => changeKind(draft, _id, kind) });
        }}
      />
      <Textarea
        label={t(value === null ? 'text' : 'help')}
        classNames={{ input: classes.grows }}
        rows={2}
        maxLength={4000}
        value={description ?? ''}
        onChange={(event) => change({ description: event.currentTarget.value || null }, 'help')}
      />
      {has('required') && (
        <Switch
          label={t('required')}
          checked={validations.required}
          onChange={(event) => change({ validations: { ...validations, required: event.currentTarget.checked } })}
        />
      )}
      {(has('options') || has('columns')) && (
        <OptionsEditor element={element} onChange={change} onWriting={setWriting} />
      )}
      {has('tree') && <TreeEditor element={element} onChange={change} />}
      {hasLimits(questionType) && <Limits element={element} onChange={change} />}
      {questionType === 'number_scale' && <AnchorsEditor element={element} onChange={change} />}
      {has('formula') && <FormulaField element={element} store={store} onChange={change} />}
      {has('video') && (
        <TextInput
          label={t('videoUrl')}
          inputMode="url"
          maxLength={300}
          value={element.videoUrl ?? ''}
          onChange={(event) => change({ videoUrl: event.currentTarget.value || null }, 'video')}
        />
      )}
      {has('customField') && <CustomFieldChoice element={element} onChange={change} />}
      {isApplication && factsOf(questionType).length > 0 && <FactChoice element={element} onChange={change} />}
      {isApplication && value !== null && (
        <Switch
          label={t('identifies')}
          description={t('identifiesHelp')}
          checked={identifies(element)}
          onChange={(event) => {
            const isOn = event.currentTarget.checked;
            change({ identifies: isOn === identifiesByItself(element) ? null : isOn });
          }}
        />
      )}
      {isEvaluation && has('weight') && !lacksFeature(principal, 'editEvaluationCriteria') && (
        <NumberInput
          label={t('weight')}
          description={t('weightHelp')}
          min={0}
          max={1000}
          value={element.weight ?? ''}
          onChange={(next) => change({ weight: next === '' ? null : Number(next) }, 'weight')}
        />
      )}
      <ConditionEditor element={element} store={store} onChange={change} />
      <Translations element={element} store={store} onChange={change} />
    </aside>
  );
});

interface LimitsProps {
  readonly element: BuilderElement;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

function Limits({ element: { questionType, validations }, onChange }: LimitsProps) {
  const { t } = useTranslation('formBuilder');
  const { least, most, isRows } = limitNames(questionType);
  const bounds = isRows ? { min: 1, max: MOST_ROWS } : {};
  const set = (name: 'min' | 'max') => (next: string | number) =>
    onChange({ validations: { ...validations, [name]: next === '' ? null : Number(next) } }, name);
  return (
    <>
      <NumberInput label={t(least)} {...bounds} value={validations.min ?? ''} onChange={set('min')} />
      <NumberInput label={t(most)} {...bounds} value={validations.max ?? ''} onChange={set('max')} />
    </>
  );
}
