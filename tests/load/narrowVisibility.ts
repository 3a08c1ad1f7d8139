import pg from 'pg';

/** Whose people and startups are only those assigned from now on: mentors of a tenant, and people spread over its startups. */
export async function narrowVisibility(url: string, slug: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select tenant_id from incubator where slug = $1', [slug]);
    const tenant = String(rows[0]?.tenant_id);
    await client.query(
      `update role set user_access = '{"visibilitySettings": "ASSIGNED", "roles": []}',
         startup_access = '{"visibilitySettings": "ASSIGNED"}' where tenant_id = $1 and type @> '{Mentor}'`,
      [tenant],
    );
    // Copies of people belong nowhere; as few in each startup as in life.
    await client.query(
      `with numbered as (select id, row_number() over (order by id) - 1 as n from "user" where tenant_id = $1 and startups_ids = '{}'),
         places as (select id, row_number() over (order by id) - 1 as n, count(*) over () as many from startup where tenant_id = $1)
       update "user" u set startups_ids = array[p.id] from numbered m join places p on p.n = m.n % p.many
       where u.tenant_id = $1 and u.id = m.id`,
      [tenant],
    );
    await client.query('analyze "user", startup, role');
  } finally {
    await client.end();
  }
}
