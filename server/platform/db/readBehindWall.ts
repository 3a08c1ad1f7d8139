/** One read behind the tenant wall in one round trip: one write to the server, one answer, no `begin` and no `commit`. */
import pg from 'pg';
import type { SqlRow, SqlStatement } from './database.ts';
import { APP_ROLE } from './schema/tenantWall.ts';

const ENTER = 'enter_tenant';

/**
 * Makes the statement that puts the running transaction behind the wall; once for each connection. It gives a row
 * without columns, so that nobody has to read it.
 */
export const prepareEnter = `prepare ${ENTER}(text) as
  select from (select set_config('role', '${APP_ROLE}', true), set_config('app.tenant', $1, true) offset 0) as wall`;

/**
 * Both statements are sent before one `Sync`, which makes them one transaction: the server runs the read only when the
 * wall stands, and takes both settings back with the transaction's end, whichever way it ends.
 */
export function readBehindWall(
  client: pg.ClientBase,
  tenantId: string,
  statement: SqlStatement,
  name: string | null,
): Promise<readonly SqlRow[]> {
  return new Promise((resolve, reject) => {
    const config = {
      ...(name !== null && { name }),
      text: statement.sql,
      values: [...statement.parameters],
      // Never as a simple query, which would not wait for the wall.
      queryMode: 'extended',
    };
    const query = new pg.Query<SqlRow>(config, (error, results: unknown) => {
      if (error) reject(error);
      else resolve(rowsOfLast(results));
    });
    const submitRead = query.submit.bind(query);
    query.submit = (connection) => {
      connection.stream.cork();
      try {
        connection.bind({ statement: ENTER, values: [tenantId] }, true);
        connection.execute(null, true);
        return submitRead(connection);
      } finally {
        connection.stream.uncork();
      }
    };
    client.query(query);
  });
}

/** The driver gives a list when a query is answered by several results: the wall's, and the rows. */
function rowsOfLast(results: unknown): readonly SqlRow[] {
  const last: unknown = Array.isArray(results) ? results.at(-1) : results;
  if (last === null || typeof last !== 'object' || !('rows' in last)) throw new Error('a read without a result');
  return last.rows as readonly SqlRow[];
}
