import { Textarea, TextInput } from '@mantine/core';
import { type Dispatch, type DragEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementProblem } from '#domain/forms/formProblems.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import classes from './Builder.module.css';
import { dragType, readDragged } from './dragged.ts';
import { ElementCard } from './ElementCard.tsx';
import { AddMenu } from './kinds/AddMenu.tsx';
import type { BuilderState } from './state/BuilderState.ts';
import { addElement, moveElement, newElement } from './state/edits.ts';
import type { BuilderAction } from './state/reduceBuilder.ts';
import type { OtherAuthor } from './useOthers.ts';

interface CanvasProps {
  readonly state: BuilderState;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly others: readonly OtherAuthor[];
  readonly problems: ReadonlyMap<string, readonly ElementProblem[]>;
  readonly onAdd: (kind: string) => void;
}

/** The form itself: its title, and its elements as they will be read, one of them being written. */
export function Canvas({ state, dispatch, selected, onSelect, others, problems, onAdd }: CanvasProps) {
  const { t } = useTranslation('formBuilder');
  const { draft, conflicts } = state;
  const drop = useDrop(dispatch, onSelect);
  return (
    <div className={classes.canvas}>
      <header className={classes.formHead}>
        <TextInput
          aria-label={t('formTitle')}
          classNames={{ input: classes.titleInput }}
          variant="unstyled"
          maxLength={160}
          error={draft.title.trim() === '' && t('formTitleMissing')}
          value={draft.title}
          onChange={({ currentTarget: { value } }) =>
            dispatch({ type: 'edit', about: 'title', change: (now) => ({ ...now, title: value }) })
          }
        />
        <Textarea
          aria-label={t('formDescription')}
          placeholder={t('formDescription')}
          classNames={{ input: `${classes.textInput} ${classes.grows}` }}
          variant="unstyled"
          rows={1}
          maxLength={4000}
          value={draft.description}
          onChange={({ currentTarget: { value } }) =>
            dispatch({ type: 'edit', about: 'description', change: (now) => ({ ...now, description: value }) })
          }
        />
      </header>
      {draft.elements.length === 0 ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here is added by a button as well
        <div onDragOver={(event) => drop.over(0, event)} onDrop={(event) => drop.at(0, event)}>
          <EmptyState title={t('empty')} hint={t('emptyHint')} />
        </div>
      ) : (
        <ol className={classes.elements} aria-label={t('elements')} onDragLeave={drop.leave}>
          {draft.elements.map((element, at) => (
            <ElementCard
              key={element._id}
              element={element}
              number={at + 1}
              count={draft.elements.length}
              isSelected={element._id === selected}
              isTarget={drop.place === at}
              conflict={conflicts.has(element._id) ? (conflicts.get(element._id) ?? null) : undefined}
              other={others.find((author) => author.at === element._id)?.name ?? null}
              problems={problems.get(element._id)}
              dispatch={dispatch}
              onSelect={onSelect}
              onDragOver={drop.over}
              onDrop={drop.at}
            />
          ))}
        </ol>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here is added by the button within */}
      <div
        onDragOver={(event) => drop.over(draft.elements.length, event)}
        onDrop={(event) => drop.at(draft.elements.length, event)}
      >
        <AddMenu onAdd={onAdd} />
      </div>
    </div>
  );
}

/**
 * What is dropped on an element comes before it: a new element, or one that stood elsewhere. The handlers stay the same ones,
 * since each card is drawn anew for another: five hundred at every key.
 */
function useDrop(dispatch: Dispatch<BuilderAction>, onSelect: (id: string) => void) {
  const [place, setPlace] = useState<number | null>(null);
  const over = useCallback((at: number, event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setPlace(at);
  }, []);
  const at = useCallback(
    (target: number, event: DragEvent) => {
      setPlace(null);
      const dragged = readDragged(event.dataTransfer);
      if (dragged === null) return;
      event.preventDefault();
      const { kind, id } = dragged;
      if (kind !== undefined) {
        const element = newElement(kind);
        dispatch({
          type: 'edit',
          change: (draft) => moveElement(addElement(draft, element, null), element._id, target),
        });
        onSelect(element._id);
      } else if (id !== undefined) {
        dispatch({
          type: 'edit',
          change: (draft) => {
            const from = draft.elements.findIndex(({ _id }) => _id === id);
            return moveElement(draft, id, from < target ? target - 1 : target);
          },
        });
      }
    },
    [dispatch, onSelect],
  );
  return { place, over, at, leave: useCallback(() => setPlace(null), []) };
}
