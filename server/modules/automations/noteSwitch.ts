import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';

/** Keeps who has switched an automation off or on again, beside what else the organisation has otherwise. */
export const noteSwitch: WriteHook = async ({ before, after }, { tx, context }) => {
  const [was, is] = [before?.isOff === true, after?.isOff === true];
  if (was === is) return;
  await insertRow(tx, specCatalog.get('OrganisationChange'), uuidv7(), {
    kind: 'automation',
    place: String((after ?? before)?.automation),
    language: null,
    before: switchedTo(was),
    after: switchedTo(is),
    changedBy: context.principal?.id ?? null,
  });
};

/** Nothing is as the product has it: on. */
const switchedTo = (isOff: boolean): { readonly isOn: false } | null => (isOff ? { isOn: false } : null);
