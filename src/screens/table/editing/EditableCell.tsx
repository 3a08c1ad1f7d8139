import { IconPencil } from '@tabler/icons-react';
import i18next from 'i18next';
import { lazy, Suspense, use, useRef, useState } from 'react';
import type { ColumnMeta } from '#domain/model/screens.ts';
import type { RecordData } from '../../screenModules.ts';
import type { RowLabels } from '../useRowLabels.ts';
import { CellEditing } from './CellEditing.ts';
import classes from './EditableCell.module.css';

const CellEditor = lazy(() => import('./CellEditor.tsx').then((m) => ({ default: m.CellEditor })));

interface EditableCellProps {
  readonly record: RecordData;
  readonly column: ColumnMeta;
  /** What the record is called. */
  readonly name: string;
  readonly labels: RowLabels;
}

/** The way to change a value where it stands: a pencil that comes with the pointer or the focus, and what it opens. */
export function EditableCell({ record, column, name, labels }: EditableCellProps) {
  const editing = use(CellEditing);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { cell } = column;
  if (!cell || !editing?.mayChange(record, cell.field)) return null;
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.pencil}
        aria-label={labels.change(i18next.t(column.labelKey, { ns: 'spec' }), name)}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconPencil size={14} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <CellEditor
            record={record}
            column={column}
            cell={cell}
            name={name}
            closed={editing.closedTo(record, cell.field)}
            onSave={editing.save}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
