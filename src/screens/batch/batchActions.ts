import { hasPermission } from '#domain/access/hasPermission.ts';
import type { Principal } from '#domain/model/access.ts';
import type { Among } from '#domain/model/entity.ts';
import { roleGroups, type SwitchName } from '#src/generated/access.gen.ts';
import type { BatchKind } from './batchProgress.ts';

/** What an action must be told before it starts. */
export interface BatchInput {
  /** Which records of the entity are offered. */
  readonly among?: Among;
  /** Name in `data`. */
  readonly name: string;
  /** Records to choose from, or an enumeration. */
  readonly entity?: string;
  readonly choices?: string;
  readonly isMany?: boolean;
}

export interface BatchActionMeta {
  readonly action: string;
  readonly input?: BatchInput;
  readonly isDestructive?: boolean;
  /** The switch that brings it. */
  readonly feature?: SwitchName;
}

const tagsAmong = (...category: readonly string[]): BatchInput => ({
  name: 'tags',
  entity: 'Tag',
  isMany: true,
  among: { category },
});
const startupTags = tagsAmong('startup');
const peoplesTags = tagsAmong('user', 'mentortag');

/** What the bar of chosen rows offers; deleting has its own button there, except for users, who are closed. */
const actions: Readonly<Record<BatchKind, readonly BatchActionMeta[]>> = {
  application: [
    { action: 'ACCEPT' },
    { action: 'DELAY_REJECT', isDestructive: true },
    { action: 'REJECT', isDestructive: true },
    { action: 'SET_STATUS', input: { name: 'status', choices: 'ApplicationStatus' } },
    { action: 'ASSIGN_EVALUATORS', input: { name: 'evaluators', entity: 'User', isMany: true } },
  ],
  startup: [
    { action: 'ASSIGN_PROGRAM', input: { name: 'program', entity: 'Program' } },
    { action: 'ADD_TAGS', input: startupTags },
    { action: 'REMOVE_TAGS', input: startupTags },
    { action: 'REQUEST_METRICS', feature: 'bulkDataAssignation' },
    { action: 'ARCHIVE', isDestructive: true },
  ],
  user: [
    { action: 'INVITE' },
    { action: 'ACTIVATE' },
    { action: 'ARCHIVE', isDestructive: true },
    { action: 'CHANGE_ROLE', input: { name: 'role', entity: 'Role' } },
    { action: 'ADD_TAGS', input: peoplesTags },
    { action: 'REMOVE_TAGS', input: peoplesTags },
    { action: 'DELETE', isDestructive: true },
  ],
};

const kinds: Readonly<Record<string, BatchKind>> = { Application: 'application', Startup: 'startup', User: 'user' };

/** What may be done with many records of an entity at once; null where nothing may. The server asks again. */
export function batchActionsOf(
  entity: string,
  principal: Principal | null,
): { readonly kind: BatchKind; readonly actions: readonly BatchActionMeta[] } | null {
  const kind = kinds[entity];
  if (kind === undefined || principal === null || !mayStart(kind, principal)) return null;
  const off: readonly string[] = principal.featuresOff ?? [];
  return { kind, actions: actions[kind].filter(({ feature }) => feature === undefined || !off.includes(feature)) };
}

/** Whether somebody may start an operation on many records of any kind. */
export function mayStartBatches(principal: Principal | null): boolean {
  return principal !== null && Object.values(kinds).some((kind) => mayStart(kind, principal));
}

function mayStart(kind: BatchKind, principal: Principal): boolean {
  if (kind === 'application') return hasPermission(principal, 'APPLICATION/APPLICATION:BATCH_ACTIONS');
  if (kind === 'user') return hasPermission(principal, 'USER/USER:EDIT');
  const licensed: readonly string[] = roleGroups.licensed;
  return principal.roleTypes.some((type) => licensed.includes(type));
}
