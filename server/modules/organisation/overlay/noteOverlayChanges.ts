import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import { type Overlay, overlayChanges } from '#domain/overlay/overlayChanges.ts';
import { readOwnWords } from '#domain/text/ownWords.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';

/** Keeps who has put what otherwise in the organisation, place by place, from what to what. */
export const noteOverlayChanges: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before === null || after === null) return;
  const changedBy = context.principal?.id ?? null;
  for (const change of overlayChanges(overlayOf(before), overlayOf(after))) {
    await insertRow(tx, specCatalog.get('OrganisationChange'), uuidv7(), { ...change, changedBy });
  }
};

const overlayOf = ({ ownWords, arrangements }: StoredRow): Overlay => ({
  words: readOwnWords(ownWords),
  arrangements: readArrangements(arrangements),
});
