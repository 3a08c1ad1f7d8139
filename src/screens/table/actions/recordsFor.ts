import type { AppAbility } from '#domain/access/buildAbility.ts';
import { conditionHolds } from '#domain/access/conditionHolds.ts';
import { mayRun } from '#domain/access/gates/mayRun.ts';
import type { Principal } from '#domain/model/access.ts';
import type { RecordActionMeta } from '#domain/model/screens.ts';
import { mayChangeField } from '../../recordRights.ts';
import type { RecordData } from '../../screenModules.ts';

interface ActionReader {
  readonly ability: AppAbility;
  readonly entity: string;
  readonly principal: Principal | null;
}

/**
 * Those of some records that the reader may do it with: the condition holds, and each field that it sets may be changed.
 * An operation says by its rule who runs it, and judges the record itself.
 */
export function recordsFor(
  { when, set = {}, run }: RecordActionMeta,
  records: readonly RecordData[],
  { ability, entity, principal }: ActionReader,
): readonly RecordData[] {
  if (run !== undefined && !mayRun(run.rule, principal)) return [];
  const isOffered = (record: RecordData): boolean =>
    (when === undefined || conditionHolds(when, record)) &&
    Object.keys(set).every((field) => mayChangeField(ability, entity, record, field));
  return records.filter(isOffered);
}
