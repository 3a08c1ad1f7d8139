import { type DragEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementProblem } from '#domain/forms/formProblems.ts';
import { type Store, useSelected } from '#src/data/createStore.ts';
import classes from '../Builder.module.css';
import type { Conflict } from '../state/BuilderState.ts';
import type { OtherAuthor } from '../useOthers.ts';
import { ElementCard, type ElementCardProps } from './ElementCard.tsx';

interface ElementListProps
  extends Pick<
    ElementCardProps,
    'store' | 'kindNames' | 'total' | 'dispatch' | 'onSelect' | 'onOpen' | 'onDragOver' | 'onDrop'
  > {
  readonly ids: readonly string[];
  /** How many elements stand before it. */
  readonly start: number;
  /** The chosen element, where it is one of these. */
  readonly selected: string | null;
  /** The place among all before which something is held that is dragged. */
  readonly target: Store<number | null>;
  readonly conflicts: ReadonlyMap<string, Conflict>;
  readonly others: readonly OtherAuthor[];
  readonly problems: ReadonlyMap<string, readonly ElementProblem[]>;
  readonly onDragLeave: (event: DragEvent) => void;
}

/**
 * Some elements that follow each other. A long form is several such lists: what changes in one is neither compared nor laid
 * out with all the others. Each element says its place among all.
 */
export const ElementList = memo(function ElementList(props: ElementListProps) {
  const { ids, start, selected, target, conflicts, others, problems, onDragLeave, ...shared } = props;
  const { t } = useTranslation('formBuilder');
  // A list over which nothing is held is not drawn anew while something is dragged past the others.
  const place = useSelected(target, (now) => (now !== null && now >= start && now < start + ids.length ? now : null));
  return (
    <ol className={classes.elements} aria-label={t('elements')} onDragLeave={onDragLeave}>
      {ids.map((id, at) => (
        <ElementCard
          key={id}
          {...shared}
          id={id}
          number={start + at + 1}
          isSelected={id === selected}
          isTarget={place === start + at}
          conflict={conflicts.get(id)}
          other={others.find((author) => author.at === id)?.name ?? null}
          problems={problems.get(id)}
        />
      ))}
    </ol>
  );
});
