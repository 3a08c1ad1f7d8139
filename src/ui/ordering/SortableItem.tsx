import { IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderMenu } from './OrderMenu.tsx';
import classes from './Sortable.module.css';

interface SortableItemProps {
  readonly id: string;
  readonly name: string;
  /** Its place, from nothing. */
  readonly at: number;
  readonly count: number;
  /** Of what the list consists: items of another are not dropped here. */
  readonly kind: string;
  readonly mayChange: boolean;
  readonly onMove: (id: string, to: number) => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One item of a list whose order people make: dragged, moved by Alt with the arrows, or by its menu. */
export function SortableItem(props: SortableItemProps) {
  const { id, name, at, count, kind, mayChange, onMove, onOpen, onRemove, children } = props;
  const dragType = `application/x-cohort-${kind}`;
  const drop = useDrop(dragType, (dropped) => onMove(dropped, at));
  const handleKey = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(id, at + step);
  };
  return (
    <li className={classes.item} data-over={drop.isOver} {...(mayChange && { ...drop.handlers, onKeyDown: handleKey })}>
      {mayChange && <Grip name={name} onDragStart={(event) => event.dataTransfer.setData(dragType, id)} />}
      <span className={classes.number}>{at + 1}</span>
      <div className={classes.text}>{children}</div>
      {mayChange && (
        <OrderMenu
          name={name}
          at={at}
          count={count}
          onOpen={onOpen}
          onRemove={onRemove}
          onMove={(to) => onMove(id, to)}
        />
      )}
    </li>
  );
}

interface GripProps {
  readonly name: string;
  readonly onDragStart: (event: DragEvent) => void;
}

function Grip({ name, onDragStart }: GripProps) {
  const { t } = useTranslation('tables');
  return (
    <button
      type="button"
      className={classes.grip}
      draggable
      onDragStart={onDragStart}
      title={t('order.moveHint')}
      aria-label={`${name}: ${t('order.moveHint')}`}
    >
      <IconGripVertical size={16} aria-hidden />
    </button>
  );
}

/** Takes an item that is dropped here; nothing else that is dragged over a page. */
function useDrop(dragType: string, onDrop: (id: string) => void) {
  const [isOver, setOver] = useState(false);
  const holdsItem = (event: DragEvent): boolean => event.dataTransfer.types.includes(dragType);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsItem(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!holdsItem(event)) return;
      event.preventDefault();
      onDrop(event.dataTransfer.getData(dragType));
    },
  };
  return { isOver, handlers };
}
