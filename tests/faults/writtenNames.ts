import pg from 'pg';

/** Runs statements on a PostgreSQL server, over a connection of its own. */
export async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Those of the names that are not in the database, and those that are there more than once. */
export async function compareWritten(url: string, acknowledged: readonly string[]) {
  const rows = await query<{ name: string; count: number }>(
    url,
    `select name, count(*)::int as count from task where name like 'fault-%' group by name`,
  );
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  return {
    lost: acknowledged.filter((name) => !counts.has(name)),
    doubled: rows.filter(({ count }) => count > 1).map(({ name }) => name),
  };
}
