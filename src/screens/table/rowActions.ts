import type { AppAbility } from '#domain/access/buildAbility.ts';
import { lacksFeature } from '#domain/access/features.ts';
import type { Principal } from '#domain/model/access.ts';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import { batchActionsOf } from '../batch/batchActions.ts';
import { mayDo } from '../recordRights.ts';
import type { RecordData, TableScreenModule } from '../screenModules.ts';
import { recordsFor } from './actions/recordsFor.ts';

/** What a table offers on a record. */
export interface RowActions {
  readonly mayEdit: (record: RecordData) => boolean;
  readonly mayDelete: (record: RecordData) => boolean;
  /** Whether something can be done with it together with others. */
  readonly maySelect: (record: RecordData) => boolean;
}

interface Reader {
  readonly ability: AppAbility;
  readonly principal: Principal | null;
}

/** The actions of each row for its reader: none is offered that the server would refuse. */
export function rowActions(module: TableScreenModule, { ability, principal }: Reader): RowActions {
  const { screen, deleteDocument } = module;
  const canEdit = mayUseEditForm(screen, ability, principal);
  const mayEdit = (record: RecordData): boolean => canEdit && mayDo('update', ability, screen.entity, record);
  const mayDelete = (record: RecordData): boolean =>
    deleteDocument !== undefined && mayDo('delete', ability, screen.entity, record);
  const maySelect = (record: RecordData): boolean =>
    mayDelete(record) ||
    (screen.actions ?? []).some(
      (action) => recordsFor(action, [record], { ability, entity: screen.entity, principal }).length > 0,
    ) ||
    batchActionsOf(screen.entity, [record], { ability, principal }) !== null;
  return { mayEdit, mayDelete, maySelect };
}

function mayUseEditForm(screen: TableScreenMeta, ability: AppAbility, principal: Principal | null): boolean {
  const canEdit = ability.can('update', screen.entity) && !isPlanLocked(screen, 'update', principal);
  return screen.editForm !== undefined && canEdit;
}

/** What is left out of the plan stays in sight, locked. */
export function isPlanLocked(
  { plan }: TableScreenMeta,
  write: 'create' | 'update',
  principal: Principal | null,
): boolean {
  return plan?.writes.includes(write) === true && lacksFeature(principal, plan.feature);
}
