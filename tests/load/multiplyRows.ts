import pg from 'pg';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import { entities } from '#server/generated/entities.gen.ts';

/** Records of every listed entity that a tenant has afterwards, at least. */
const rowsPerList = 10_000;

/** Copies a demo tenant's own records until every list is long: real values, real references, real spread. */
export async function multiplyRows(url: string, slug: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select tenant_id from incubator where slug = $1', [slug]);
    const tenant = String(rows[0]?.tenant_id);
    // Roles are few by nature, and nobody signs in as a copy of a user.
    for (const entity of Object.values(entities)) if (isLong(entity)) await multiply(client, entity, tenant);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

export const isLong = ({ name, operations }: EntityMeta): boolean => operations.includes('list') && name !== 'Role';

async function multiply(client: pg.Client, entity: EntityMeta, tenant: string): Promise<void> {
  const table = `"${entity.table}"`;
  const { rows } = await client.query(`select count(*)::int as count from ${table} where tenant_id = $1`, [tenant]);
  const count = Number(rows[0]?.count);
  if (count === 0 || count >= rowsPerList) return;
  const fields = entity.fields.filter((field) => field.column !== null && !systemColumns.has(field.column));
  const columns = fields.map((field) => `"${field.column}"`).join(', ');
  const values = fields.map((field) => copied(entity, field)).join(', ');
  await client.query(
    `insert into ${table} (tenant_id, id, version, created_at, updated_at${columns && `, ${columns}`})
     select tenant_id, id || '-' || n, version, created_at - n * interval '1 minute', updated_at - n * interval '1 minute'${values && `, ${values}`}
     from ${table}, generate_series(1, ${Math.ceil(rowsPerList / count)}) n where tenant_id = $1`,
    [tenant],
  );
}

const systemColumns: ReadonlySet<string> = new Set(['id', 'tenant_id', 'version', 'created_at', 'updated_at']);

/** What is unique must stay so; a mail address is numbered before its sign. */
function copied({ name }: EntityMeta, { column, unique, type }: FieldMeta): string {
  // Ten thousand people do not all look after the same sixty startups.
  if (name === 'User' && type === 'refs') return `'{}'::text[]`;
  if (!unique) return `"${column}"`;
  return type === 'email' ? `n || '.' || "${column}"` : `"${column}" || '-' || n`;
}
