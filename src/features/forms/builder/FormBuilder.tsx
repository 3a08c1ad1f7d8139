import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelected } from '#src/data/createStore.ts';
import { useUnsavedGuard } from '#src/forms/useUnsavedGuard.ts';
import classes from './Builder.module.css';
import { BuilderBar } from './BuilderBar.tsx';
import { BuilderPreview } from './BuilderPreview.tsx';
import type { DraftPartsFragment } from './builder.gen.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { Palette } from './kinds/Palette.tsx';
import { SettingsPane } from './settings/SettingsPane.tsx';
import { useChosen } from './settings/useChosen.ts';
import { addElement, newElement } from './state/edits.ts';
import { elementOf } from './state/parts.ts';
import { isUnsaved } from './state/reduceBuilder.ts';
import { useBuilder } from './useBuilder.ts';
import { useBuilderKeys } from './useBuilderKeys.ts';
import { useChecks } from './useChecks.ts';
import { useOthers } from './useOthers.ts';
import { usePreview } from './usePreview.ts';

/** Parts at the start, the form itself in the middle, what can be said of the chosen part at the end. */
export function FormBuilder({ form }: { readonly form: DraftPartsFragment }) {
  const { t } = useTranslation('formBuilder');
  const builder = useBuilder(form);
  const { store, dispatch, refresh } = builder;
  const { selected, isOpen, select, open, close } = useChosen();
  const { isShown, isBeside, setShown } = usePreview();
  const others = useOthers(form.formId, selected, () => void refresh());
  const { problems, isHeld } = useChecks(store);
  const chosen = useRef(selected);
  chosen.current = selected;
  const add = useCallback(
    (kind: string): void => {
      const element = newElement(kind);
      dispatch({ type: 'edit', change: (draft) => addElement(draft, element, chosen.current) });
      select(element._id);
      writeNext(element._id);
    },
    [dispatch, select],
  );
  useBuilderKeys(dispatch);
  useUnsavedGuard(useSelected(store, isUnsaved));
  const isThere = useSelected(store, (state) => selected !== null && elementOf(state, selected) !== undefined);
  return (
    <section className={classes.builder} aria-label={t('title')}>
      <BuilderBar
        form={form}
        builder={builder}
        others={others}
        problems={problems}
        isHeld={isHeld}
        isPreview={isShown}
        onPreview={setShown}
        onShow={open}
      />
      {isShown && !isBeside ? (
        <BuilderPreview form={form} store={store} />
      ) : (
        <div className={classes.panes} data-beside={isBeside}>
          {!(isBeside && isThere) && <Palette onAdd={add} />}
          <Canvas
            kind={form.kind}
            store={store}
            dispatch={dispatch}
            selected={selected}
            onSelect={select}
            onOpen={open}
            others={others}
            problems={problems}
            onAdd={add}
          />
          {selected !== null && isThere && (
            <SettingsPane
              key={selected}
              id={selected}
              store={store}
              problems={problems.get(selected)}
              isEvaluation={form.kind === 'evaluation' || form.kind === 'assessment'}
              isApplication={form.kind === 'application'}
              isOpen={isOpen}
              dispatch={dispatch}
              onClose={close}
            />
          )}
          {isBeside && (
            <div className={classes.beside}>
              <BuilderPreview form={form} store={store} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** Whoever adds a question writes it next: it comes into sight, and the cursor stands in it. */
function writeNext(id: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-element="${CSS.escape(id)}"] .${classes.labelInput}`)?.focus(),
  );
}
