import { Textarea, TextInput } from '@mantine/core';
import { type Dispatch, type DragEvent, memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementProblem } from '#domain/forms/formProblems.ts';
import { type Store, useSelected } from '#src/data/createStore.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import classes from './Builder.module.css';
import { dragType, readDragged } from './dragged.ts';
import { ElementCard } from './ElementCard.tsx';
import { AddMenu } from './kinds/AddMenu.tsx';
import type { BuilderState } from './state/BuilderState.ts';
import { addElement, moveElement, newElement } from './state/edits.ts';
import { useOrder } from './state/parts.ts';
import type { BuilderAction } from './state/reduceBuilder.ts';
import type { OtherAuthor } from './useOthers.ts';

interface CanvasProps {
  readonly store: Store<BuilderState>;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly others: readonly OtherAuthor[];
  readonly problems: ReadonlyMap<string, readonly ElementProblem[]>;
  readonly onAdd: (kind: string) => void;
}

/** The form itself: its title, and its elements as they will be read, one of them being written. */
export const Canvas = memo(function Canvas(props: CanvasProps) {
  const { store, dispatch, selected, onSelect, others, problems, onAdd } = props;
  const { t } = useTranslation('formBuilder');
  const order = useOrder(store);
  const conflicts = useSelected(store, (state) => state.conflicts);
  const kinds = useEnumOptions('FormFieldType');
  const kindNames = useMemo(() => new Map(kinds.map(({ value, label }) => [value, label])), [kinds]);
  const drop = useDrop(dispatch, onSelect);
  return (
    <div className={classes.canvas}>
      <FormHead store={store} dispatch={dispatch} />
      {order.length === 0 ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here is added by a button as well
        <div onDragOver={(event) => drop.over(0, event)} onDrop={(event) => drop.at(0, event)}>
          <EmptyState title={t('empty')} hint={t('emptyHint')} />
        </div>
      ) : (
        <ol className={classes.elements} aria-label={t('elements')} onDragLeave={drop.leave}>
          {order.map((id, at) => (
            <ElementCard
              key={id}
              id={id}
              store={store}
              kindNames={kindNames}
              number={at + 1}
              isLast={at === order.length - 1}
              isSelected={id === selected}
              isTarget={drop.place === at}
              conflict={conflicts.get(id)}
              other={others.find((author) => author.at === id)?.name ?? null}
              problems={problems.get(id)}
              dispatch={dispatch}
              onSelect={onSelect}
              onDragOver={drop.over}
              onDrop={drop.at}
            />
          ))}
        </ol>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here is added by the button within */}
      <div onDragOver={(event) => drop.over(order.length, event)} onDrop={(event) => drop.at(order.length, event)}>
        <AddMenu onAdd={onAdd} />
      </div>
    </div>
  );
});

/** What the form is called, and what stands above its questions. */
function FormHead({ store, dispatch }: Pick<CanvasProps, 'store' | 'dispatch'>) {
  const { t } = useTranslation('formBuilder');
  const title = useSelected(store, ({ draft }) => draft.title);
  const description = useSelected(store, ({ draft }) => draft.description);
  return (
    <header className={classes.formHead}>
      <TextInput
        aria-label={t('formTitle')}
        classNames={{ input: classes.titleInput }}
        variant="unstyled"
        maxLength={160}
        error={title.trim() === '' && t('formTitleMissing')}
        value={title}
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
        value={description}
        onChange={({ currentTarget: { value } }) =>
          dispatch({ type: 'edit', about: 'description', change: (now) => ({ ...now, description: value }) })
        }
      />
    </header>
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
