import type { AppAbility } from '#domain/access/buildAbility.ts';
import { conditionHolds } from '#domain/access/conditionHolds.ts';
import type { RecordActionMeta } from '#domain/model/screens.ts';
import { mayChangeField } from '../../recordRights.ts';
import type { RecordData } from '../../screenModules.ts';

interface ActionReader {
  readonly ability: AppAbility;
  readonly entity: string;
}

/** Those of some records that the reader may do it with: the condition holds, and each field that it sets may be changed. */
export function recordsFor(
  { when, set }: RecordActionMeta,
  records: readonly RecordData[],
  { ability, entity }: ActionReader,
): readonly RecordData[] {
  const isOffered = (record: RecordData): boolean =>
    (when === undefined || conditionHolds(when, record)) &&
    Object.keys(set).every((field) => mayChangeField(ability, entity, record, field));
  return records.filter(isOffered);
}
