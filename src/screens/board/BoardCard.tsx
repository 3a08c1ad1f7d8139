import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { CellValue } from '../cells/CellValue.tsx';
import { formatValue } from '../cells/formatValue.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import { valueAt } from '../cells/valueAt.ts';
import { closedTo } from '../deciding/decisionActions.ts';
import { mayChangeField } from '../recordRights.ts';
import type { RecordData } from '../screenModules.ts';
import classes from './BoardView.module.css';
import type { BoardColumnMeta } from './boardColumns.ts';
import { CardMenu } from './CardMenu.tsx';
import { type CardMove, closedType, dragType } from './cardMove.ts';

interface BoardCardProps {
  readonly screen: TableScreenMeta;
  readonly record: RecordData;
  /** The column it stands in. */
  readonly value: string | null;
  readonly columns: readonly BoardColumnMeta[];
  readonly onMove: ((move: CardMove) => void) | null;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
}

/** One record with the facts that it has. It is moved by dragging, or by its menu with the keyboard. */
export function BoardCard({ screen, record, value, columns, onMove, onEdit, mayEdit }: BoardCardProps) {
  const context = useFormatContext();
  const { t } = useTranslation('spec');
  const ability = useAbility();
  const { board, entity } = screen;
  const first = nameColumn(screen, record);
  if (!first || !board) return null;
  const facts = screen.columns.filter(
    ({ path }) =>
      board.facts.some((fact) => path === fact || path.startsWith(`${fact}.`)) && !isNothing(valueAt(record, path)),
  );
  const name = formatValue(valueAt(record, first.path), first, context);
  const edit = onEdit !== null && mayEdit(record) ? () => onEdit(record) : null;
  const mayMove = onMove !== null && mayChangeField(ability, entity, record, board.group);
  const move = { id: String(record._id), name, version: Number(record.version), from: value };
  const closed = closedTo(entity, board.group, value);
  const startDrag = ({ dataTransfer }: DragEvent): void => {
    dataTransfer.setData(dragType, JSON.stringify(move));
    for (const column of closed) dataTransfer.setData(closedType(column), '');
  };
  return (
    <li className={classes.card} data-card={move.id} draggable={mayMove} onDragStart={startDrag}>
      <div className={classes.cardTop}>
        <div className={classes.name} dir="auto">
          <CellValue record={record} column={first} context={context} />
        </div>
        {(mayMove || edit) && (
          <CardMenu
            name={name}
            // Nothing is put back to where it was in no column.
            columns={mayMove ? columns.filter((other) => other.value !== value && other.value !== null) : []}
            closed={closed}
            onMove={(to) => onMove?.({ ...move, to })}
            onEdit={edit}
          />
        )}
      </div>
      {facts.map((column) => (
        <div key={column.path} className={classes.fact} data-moment={column.type === 'dateTime'}>
          {(measures.has(column.type) || column.format === 'date-time') && (
            <span className={classes.factLabel}>{t(column.labelKey)}</span>
          )}
          <CellValue record={record} column={column} context={context} />
        </div>
      ))}
    </li>
  );
}

/** Numbers and times alone do not say what they are of. */
const measures: ReadonlySet<ColumnMeta['type']> = new Set(['int', 'float', 'money', 'date', 'dateTime']);

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What names the record: the first column, or the second one where that stands for a name that is hidden. */
function nameColumn({ columns: [first, second] }: TableScreenMeta, record: RecordData): ColumnMeta | undefined {
  const isHidden = first !== undefined && valueAt(record, first.path) === null;
  return isHidden && second?.link ? second : first;
}
