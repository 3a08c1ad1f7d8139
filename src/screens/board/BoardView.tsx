import { valuesOfEnum } from '#src/ui/enums/enumValues.ts';
import type { RecordData, TableScreenModule } from '../screenModules.ts';
import type { TableSearch } from '../table/tableSearch.ts';
import { BoardColumn } from './BoardColumn.tsx';
import classes from './BoardView.module.css';
import { useMoveCard } from './useMoveCard.ts';

interface BoardViewProps {
  readonly module: TableScreenModule;
  readonly search: TableSearch;
  readonly fixedFilter: Readonly<Record<string, unknown>> | undefined;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
}

/** The records of a table as cards: one column for each value of the board's field. */
export function BoardView({ module, search, fixedFilter, onEdit, mayEdit }: BoardViewProps) {
  const { board } = module.screen;
  const move = useMoveCard(module);
  if (!board) return null;
  const values = valuesOfEnum(board.enum);
  return (
    <div className={classes.board}>
      {values.map((value) => (
        <BoardColumn
          key={value}
          module={module}
          search={search}
          fixedFilter={fixedFilter}
          value={value}
          values={values}
          onMove={move}
          onEdit={onEdit}
          mayEdit={mayEdit}
        />
      ))}
    </div>
  );
}
