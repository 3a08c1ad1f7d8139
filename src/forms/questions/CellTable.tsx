interface CellTableProps {
  readonly className: string | undefined;
  readonly columns: readonly string[];
  /** A row that ends early is empty from there on. */
  readonly rows: readonly (readonly string[])[];
}

/** A table of words under the names of its columns, as it is read and printed. */
export function CellTable({ className, columns, rows }: CellTableProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <bdi>{column}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          <tr key={row}>
            {columns.map((column, place) => (
              <td key={column}>
                <bdi>{cells[place] ?? ''}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
