import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formProblems } from '#domain/forms/formProblems.ts';
import { useUnsavedGuard } from '#src/forms/useUnsavedGuard.ts';
import classes from './Builder.module.css';
import { BuilderBar } from './BuilderBar.tsx';
import { BuilderPreview } from './BuilderPreview.tsx';
import type { DraftPartsFragment } from './builder.gen.ts';
import { Canvas } from './Canvas.tsx';
import { Palette } from './kinds/Palette.tsx';
import { SettingsPane } from './settings/SettingsPane.tsx';
import { addElement, newElement } from './state/edits.ts';
import { isUnsaved } from './state/reduceBuilder.ts';
import { useBuilder } from './useBuilder.ts';
import { useBuilderKeys } from './useBuilderKeys.ts';
import { useOthers } from './useOthers.ts';

/** Parts at the start, the form itself in the middle, what can be said of the chosen part at the end. */
export function FormBuilder({ form }: { readonly form: DraftPartsFragment }) {
  const { t } = useTranslation('formBuilder');
  const builder = useBuilder(form);
  const { state, dispatch, refresh } = builder;
  const [selected, setSelected] = useState<string | null>(null);
  const [isPreview, setPreview] = useState(false);
  const others = useOthers(form.formId, selected, () => void refresh());
  // All of the form is read for it: it follows what is typed, and the typing does not wait.
  const checked = useDeferredValue(state.draft.elements);
  const problems = useMemo(() => Map.groupBy(formProblems(checked), ({ elementId }) => elementId), [checked]);
  const add = useCallback(
    (kind: string): void => {
      const element = newElement(kind);
      dispatch({ type: 'edit', change: (draft) => addElement(draft, element, selected) });
      setSelected(element._id);
    },
    [dispatch, selected],
  );
  useBuilderKeys(dispatch);
  useUnsavedGuard(isUnsaved(state));
  const element = state.draft.elements.find(({ _id }) => _id === selected) ?? null;
  return (
    <section className={classes.builder} aria-label={t('title')}>
      <BuilderBar
        form={form}
        builder={builder}
        others={others}
        problems={problems}
        isPreview={isPreview}
        onPreview={setPreview}
        onShow={setSelected}
        onAdd={add}
      />
      {isPreview ? (
        <BuilderPreview draft={state.draft} />
      ) : (
        <div className={classes.panes}>
          <Palette onAdd={add} />
          <Canvas
            state={state}
            dispatch={dispatch}
            selected={selected}
            onSelect={setSelected}
            others={others}
            problems={problems}
            onAdd={add}
          />
          {element && (
            <SettingsPane
              key={element._id}
              element={element}
              elements={state.draft.elements}
              problems={problems.get(element._id) ?? []}
              isEvaluation={form.kind === 'evaluation'}
              dispatch={dispatch}
              onSelect={setSelected}
            />
          )}
        </div>
      )}
    </section>
  );
}
