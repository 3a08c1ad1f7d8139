/**
 * Pictures that pages show: logos, avatars, covers. A browser asks for them without a token, and visitors of the
 * sign-in page see the logo; so knowing the address, which nobody can guess, is what admits (decision 0011).
 */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';

/** Address of pictures; the key follows. */
export const PICTURES_PATH = '/api/pictures';

/** Columns that hold addresses of pictures. */
const shown = Object.values(entities).flatMap(({ name }) => {
  const { table, stored } = specCatalog.get(name);
  return stored.filter(({ type }) => type === 'image').map(({ column }) => ({ table, column }));
});

/** Columns that hold documents, in which pictures stand. */
const written = Object.values(entities).flatMap(({ name }) => {
  const { table, stored } = specCatalog.get(name);
  return stored
    .filter(({ type }) => type === 'richText' || type === 'richTexts')
    .map(({ column }) => ({ table, column }));
});

/** Tenant and key of all pictures in documents; each table is gone through once. */
function picturesInDocuments() {
  const found = written.map(
    ({ table, column }) => sql`select r.tenant_id, m[1] as key from ${sql.table(table)} r,
      regexp_matches(r.${sql.ref(column)}::text, ${`${PICTURES_PATH}/([A-Za-z0-9_-]+)`}, 'g') m
      where r.${sql.ref(column)}::text like ${`%${PICTURES_PATH}/%`}`,
  );
  // A product need not have documents.
  return found.length > 0 ? sql.join(found, sql` union all `) : sql`select null, null where false`;
}

/** A picture that was uploaded and never kept, or that another has taken the place of, goes after a day. */
export async function dropUnshownPictures(database: DatabaseHandle): Promise<void> {
  const used = shown.map(
    ({ table, column }) => sql`not exists (select from ${sql.table(table)} r
      where r.tenant_id = a.tenant_id and r.${sql.ref(column)} = ${`${PICTURES_PATH}/`} || a.picture_key)`,
  );
  await database.withSystem((tx) =>
    sql`delete from attachment a where a.picture_key is not null and a.created_at < now() - interval '1 day'
      and ${sql.join(used, sql` and `)}
      and (a.tenant_id, a.picture_key) not in (${picturesInDocuments()})`.execute(tx),
  );
}
