import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import type { EntityCatalog, EntityModel, StoredField } from '#server/entities/catalogue/EntityCatalog.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { run } from '../WriteScope.ts';

/**
 * Makes a record free to be deleted: its id is taken out of lists of references; a reference that must stay refuses.
 * References that are emptied or that take their row along are done by the database itself.
 */
export async function releaseReferences(tx: Tx, catalog: EntityCatalog, model: EntityModel, id: string): Promise<void> {
  for (const { owner, field } of referencesTo(catalog, model)) {
    if (field.type === 'refs') await removeFromList(tx, owner, field, id);
    else if (field.onDelete === undefined || field.onDelete === 'restrict')
      await refuseIfUsed(tx, owner, field, model, id);
  }
}

function referencesTo(catalog: EntityCatalog, model: EntityModel): { owner: EntityModel; field: StoredField }[] {
  return catalog
    .all()
    .flatMap((owner) => owner.stored.filter((field) => field.entity === model.name).map((field) => ({ owner, field })));
}

async function removeFromList(tx: Tx, owner: EntityModel, field: StoredField, id: string): Promise<void> {
  const parameters = new SqlParameters();
  const column = identifier(field.column);
  const place = parameters.add(id, 'text');
  await run(
    tx,
    `update ${identifier(owner.table)} set ${column} = array_remove(${column}, ${place}), version = version + 1
      where ${column} @> array[${place}]`,
    parameters,
  );
}

async function refuseIfUsed(tx: Tx, owner: EntityModel, field: StoredField, model: EntityModel, id: string) {
  const parameters = new SqlParameters();
  const [row] = await run(
    tx,
    `select count(*)::int as uses from ${identifier(owner.table)}
      where ${identifier(field.column)} = ${parameters.add(id, 'text')}`,
    parameters,
  );
  const uses = Number(row?.uses ?? 0);
  if (uses === 0) return;
  throw ConflictError.because(uses === 1 ? 'inUseOnce' : 'inUse', {
    uses,
    what: { spec: model.name, name: model.meta.single, isInside: true },
    users: {
      spec: owner.name,
      name: uses === 1 ? owner.meta.single : owner.meta.plural,
      isInside: true,
      isMany: uses !== 1,
    },
  });
}
