import { use } from 'react';
import type { CellMeta, ColumnMeta } from '#domain/model/screens.ts';
import type { RecordData } from '../../screenModules.ts';
import { CellEditing, type CellEditingState } from '../../table/editing/CellEditing.ts';
import type { CardParts } from '../cardParts.ts';

export interface CardEditing {
  readonly column: ColumnMeta;
  readonly cell: CellMeta;
  /** Values that the record can't be given yet. */
  readonly closed: readonly string[];
  readonly save: CellEditingState['save'];
}

/** The one value that a card changes without its form: its state, else the first fact that its reader may change. */
export function useCardEditing(record: RecordData, { state, facts }: CardParts): CardEditing | null {
  const editing = use(CellEditing);
  if (editing === null) return null;
  for (const column of state ? [state, ...facts] : facts) {
    const { cell } = column;
    if (cell && editing.mayChange(record, cell.field)) {
      return { column, cell, closed: editing.closedTo(record, cell.field), save: editing.save };
    }
  }
  return null;
}
