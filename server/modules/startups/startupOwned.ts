import { sql } from 'kysely';
import { specCatalog } from '#server/entities/specCatalog.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { programOfStartup } from '#server/modules/programOfStartup.ts';

/** Entities whose records belong to one startup; the field, if any, that names who made the record. */
const owned: Readonly<Record<string, string | null>> = {
  Attachment: null,
  Comment: 'createdBy',
  CustomFieldValue: null,
  MetricDataItem: null,
  Milestone: null,
  MilestonePlan: null,
  PendingDataForm: null,
  StartupAssessment: 'assessor',
  StartupCategorization: null,
  StartupConnection: null,
  StartupDocument: 'uploadedBy',
  TimelineEvent: 'createdBy',
};

/** Entities that name who made the record, and nothing of a startup. */
const authored: Readonly<Record<string, string>> = { Email: 'createdBy' };

/** How each of them gets the program of its startup, which access rules ask for, and its author. */
export const deriveStartupOwned: Readonly<Record<string, DeriveValues>> = Object.fromEntries(
  [...Object.entries(owned), ...Object.entries(authored)].map(([entity, author]) => [entity, deriveOwned(author)]),
);

function deriveOwned(author: string | null): DeriveValues {
  return async (merged, changes, tx, context) => ({
    ...(changes.startup !== undefined && { program: await programOfStartup(tx, merged.startup) }),
    // Nobody can give an author; a new record has the field all the same, still empty.
    ...(author !== null && changes[author] === null && { [author]: context.principal?.id ?? null }),
  });
}

/** A startup that moves to another program takes all that belongs to it along. */
export const moveStartupOwned: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null || after === null || before.program === after.program) return;
  for (const entity of Object.keys(owned)) {
    const table = sql.table(specCatalog.get(entity).table);
    await sql`update ${table} set program_id = ${after.program ?? null} where startup_id = ${after.id}`.execute(tx);
  }
};
