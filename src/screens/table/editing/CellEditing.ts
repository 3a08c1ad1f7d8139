import { createContext } from 'react';
import type { RecordData } from '../../screenModules.ts';

/** A new value on its way into a record. */
export interface CellChange {
  readonly record: RecordData;
  readonly field: string;
  /** What the server is told. */
  readonly to: unknown;
  /** What it was, to take the change back by. */
  readonly from: unknown;
  /** What the toast calls the field. */
  readonly label: string;
}

export interface CellEditingState {
  /** Resolves once it is saved; rejects with what the server had against it. */
  readonly save: (change: CellChange) => Promise<void>;
  readonly mayChange: (record: RecordData, field: string) => boolean;
  /** Values that the field of the record can't be given yet. */
  readonly closedTo: (record: RecordData, field: string) => readonly string[];
}

/** How cells of a table are changed; null where they are only shown. Rows that stay the same are not drawn anew for it. */
export const CellEditing = createContext<CellEditingState | null>(null);
