import { type Dispatch, type DragEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementProblem } from '#domain/forms/formProblems.ts';
import type { Store } from '#src/data/createStore.ts';
import classes from '../Builder.module.css';
import { KindIcon } from '../kinds/kindIcons.tsx';
import type { BuilderState, Conflict } from '../state/BuilderState.ts';
import { changeElement, moveElement, removeElement } from '../state/edits.ts';
import { useElement } from '../state/followElement.ts';
import type { BuilderAction } from '../state/reduceBuilder.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { dragType } from './dragged.ts';
import { ElementMenu } from './ElementMenu.tsx';
import { ElementSample } from './ElementSample.tsx';
import { focusAfterRemoval, keepFocus } from './focusCard.ts';

export interface ElementCardProps {
  readonly id: string;
  readonly store: Store<BuilderState>;
  readonly kindNames: ReadonlyMap<string, string>;
  /** Its place, from 1. */
  readonly number: number;
  /** How many elements the form has. */
  readonly total: number;
  readonly isSelected: boolean;
  /** Something is held over it that would come before it. */
  readonly isTarget: boolean;
  /** What another has done to it meanwhile, null where they took it away; undefined where nobody has. */
  readonly conflict: Conflict | undefined;
  /** Somebody else who is at it. */
  readonly other: string | null;
  readonly problems: readonly ElementProblem[] | undefined;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly onSelect: (id: string | null) => void;
  /** Asks for the settings. Whoever does so by a key goes there. */
  readonly onOpen: (id: string, isByKey: boolean) => void;
  /** Are told where, counted from 0. */
  readonly onDragOver: (at: number, event: DragEvent) => void;
  readonly onDrop: (at: number, event: DragEvent) => void;
}

/** One element on the form. Its text is written where it is read; Alt with the arrows moves it, Delete takes it away, Enter on its grip leads to its settings. */
export const ElementCard = memo(function ElementCard(props: ElementCardProps) {
  const {
    id,
    store,
    kindNames,
    number,
    total,
    isSelected,
    isTarget,
    conflict,
    other,
    problems = [],
    dispatch,
    onSelect,
    onOpen,
  } = props;
  const { t } = useTranslation('formBuilder');
  const element = useElement(store, id);
  if (element === undefined) return null;
  const { _id, questionType, label, validations, dependency } = element;
  const kind = kindNames.get(questionType) ?? questionType;
  const move = (to: number): void => dispatch({ type: 'edit', change: (draft) => moveElement(draft, _id, to) });
  const handleKey = (event: React.KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      move(event.key === 'ArrowUp' ? number - 2 : number);
      keepFocus(_id, event.target);
    } else if (event.key === 'Delete' && !isTyping) {
      focusAfterRemoval(_id);
      dispatch({ type: 'edit', change: (draft) => removeElement(draft, _id) });
    } else return;
    event.preventDefault();
  };
  return (
    <li
      className={classes.card}
      data-element={_id}
      aria-posinset={number}
      aria-setsize={total}
      data-kind={questionType}
      data-selected={isSelected}
      data-target={isTarget}
      data-faulty={problems.length > 0}
      onDragOver={(event) => props.onDragOver(number - 1, event)}
      onDrop={(event) => props.onDrop(number - 1, event)}
      onKeyDown={handleKey}
    >
      <div className={classes.cardHead}>
        <button
          type="button"
          className={classes.grip}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(dragType, JSON.stringify({ id: _id }))}
          // A click without a pointer is a key's.
          onClick={({ detail }) => onOpen(_id, detail === 0)}
          aria-pressed={isSelected}
          aria-label={t('choose', { number, label: label || kind })}
          title={t('moveHint')}
        >
          <KindIcon kind={questionType} />
          <span className={classes.number}>{number}</span>
        </button>
        <span className={classes.kindName}>{kind}</span>
        {validations.required && <span className={classes.mark}>{t('mark.required')}</span>}
        {dependency && <span className={classes.mark}>{t('mark.condition')}</span>}
        {other !== null && <span className={classes.other}>{t('isHere', { name: other })}</span>}
        <ElementMenu
          element={element}
          number={number}
          isLast={number === total}
          dispatch={dispatch}
          onSelect={onSelect}
          onOpen={onOpen}
        />
      </div>
      {conflict !== undefined && <ConflictNotice id={_id} conflict={conflict} dispatch={dispatch} />}
      <div>
        <input
          className={classes.labelInput}
          aria-label={t('labelOf', { number, kind })}
          placeholder={t('labelPlaceholder', { kind })}
          maxLength={300}
          value={label}
          onFocus={() => onSelect(_id)}
          onChange={({ currentTarget: { value } }) =>
            dispatch({
              type: 'edit',
              about: `label ${_id}`,
              change: (draft) => changeElement(draft, _id, { label: value }),
            })
          }
        />
      </div>
      <ElementSample element={element} />
      {problems.map(({ fault }) => (
        <p key={fault} className={classes.fault}>
          {t(`fault.${fault}`)}
        </p>
      ))}
    </li>
  );
});
