import { type AppAbility, rowOf } from '#domain/access/buildAbility.ts';
import { lacksFeature } from '#domain/access/features.ts';
import { mayRun } from '#domain/access/gates/mayRun.ts';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { OperationRule, Principal } from '#domain/model/access.ts';
import type { Among } from '#domain/model/entity.ts';
import type { RecordActionMeta } from '#domain/model/screens.ts';
import type { SwitchName } from '#src/generated/access.gen.ts';
import {
  startApplicationBatchOperation,
  startStartupBatchOperation,
  startUserBatchOperation,
  undoDecisions,
} from '#src/generated/operationRules.gen.ts';
import { valueAt } from '../cells/valueAt.ts';
import { type Action, actionTo, statusOf } from '../deciding/decisionActions.ts';
import { mayChangeField } from '../recordRights.ts';
import type { RecordData } from '../screenModules.ts';
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
  /** Choices that can't be made of these records. */
  readonly without?: readonly string[];
  readonly isMany?: boolean;
}

export interface BatchActionMeta {
  readonly action: string;
  readonly input?: BatchInput;
  readonly isDestructive?: boolean;
  /** What follows from it that its name does not say. */
  readonly means?: 'means.endAccess' | 'means.archiveStartup';
  /** It is this decision: whoever chooses the status that it leads to takes it, with all that is asked of it. */
  readonly decides?: Action;
  /** The operation that does the same with one record. */
  readonly operation?: string;
  /** Whether it can be done with this very record. */
  readonly isFor: (record: RecordData, reader: BatchReader) => boolean;
  /** The switch that brings it. */
  readonly feature?: SwitchName;
  /** Which records of the input's entity these can be given; null where they have none in common. */
  readonly amongOf?: (records: readonly RecordData[]) => Among | null;
}

export interface BatchReader {
  readonly ability: AppAbility;
  readonly principal: Principal | null;
}

/** One that sets a field of the record. */
const setting =
  (entity: string, field: string): BatchActionMeta['isFor'] =>
  (record, { ability }) =>
    mayChangeField(ability, entity, record, field);
/** A decision waits until the application was handed in, and is taken once. */
const deciding =
  (action: Action): BatchActionMeta['isFor'] =>
  (record, reader) =>
    !['draft', statusOf[action]].includes(String(record.status)) && setting('Application', 'status')(record, reader);
/** Once more, to those who have not come yet; a list without the status leaves it to the server. */
const inviting: BatchActionMeta['isFor'] = ({ status = 'Pending' }, { principal }) =>
  status === 'Pending' && hasPermission(principal, 'USER/USER:INVITE');
const askingForMetrics: BatchActionMeta['isFor'] = ({ _id }, { ability }) =>
  ability.can('create', rowOf('PendingDataForm', { startup: _id }));

const tagsAmong = (...category: readonly string[]): BatchInput => ({
  name: 'tags',
  entity: 'Tag',
  isMany: true,
  among: { category },
});
/** Rounds are those of a funnel: applications of several funnels are not moved together. */
function roundsOfOneFunnel(records: readonly RecordData[]): Among | null {
  const [funnel, another] = new Set(records.map((record) => valueAt(record, 'funnel._id')));
  return typeof funnel === 'string' && another === undefined ? { funnel: [funnel] } : null;
}

const startupTags = tagsAmong('startup');
const peoplesTags = tagsAmong('user', 'mentortag');

/** What the bar of chosen rows offers; deleting has its own button there, except for users, who are closed. */
const actions: Readonly<Record<BatchKind, readonly BatchActionMeta[]>> = {
  application: [
    { action: 'ACCEPT', isFor: deciding('accept'), decides: 'accept' },
    { action: 'DELAY_REJECT', isFor: deciding('delay_reject'), decides: 'delay_reject' },
    { action: 'REJECT', isFor: deciding('reject'), decides: 'reject' },
    {
      action: 'SET_STATUS',
      isFor: setting('Application', 'status'),
      input: { name: 'status', choices: 'ApplicationStatus' },
    },
    {
      action: 'ASSIGN_EVALUATORS',
      isFor: setting('Application', 'evaluators'),
      input: { name: 'evaluators', entity: 'User', isMany: true },
    },
    {
      action: 'SET_ROUND',
      isFor: setting('Application', 'round'),
      input: { name: 'round', entity: 'FunnelRound' },
      amongOf: roundsOfOneFunnel,
    },
  ],
  startup: [
    { action: 'ASSIGN_PROGRAM', isFor: setting('Startup', 'program'), input: { name: 'program', entity: 'Program' } },
    { action: 'ADD_TAGS', isFor: setting('Startup', 'tags'), input: startupTags },
    { action: 'REMOVE_TAGS', isFor: setting('Startup', 'tags'), input: startupTags },
    { action: 'REQUEST_METRICS', isFor: askingForMetrics, feature: 'bulkDataAssignation' },
    { action: 'ARCHIVE', isFor: setting('Startup', 'status'), isDestructive: true, means: 'means.archiveStartup' },
  ],
  user: [
    { action: 'INVITE', isFor: inviting, operation: 'inviteUserAgain' },
    { action: 'ACTIVATE', isFor: setting('User', 'status') },
    { action: 'ARCHIVE', isFor: setting('User', 'status'), isDestructive: true, means: 'means.endAccess' },
    { action: 'CHANGE_ROLE', isFor: setting('User', 'role'), input: { name: 'role', entity: 'Role' } },
    { action: 'ADD_TAGS', isFor: setting('User', 'tags'), input: peoplesTags },
    { action: 'REMOVE_TAGS', isFor: setting('User', 'tags'), input: peoplesTags },
    { action: 'DELETE', isFor: setting('User', 'status'), isDestructive: true, means: 'means.endAccess' },
  ],
};

const kinds: Readonly<Record<string, BatchKind>> = { Application: 'application', Startup: 'startup', User: 'user' };

/** An action with the records of those chosen that it can be done with. */
export interface OfferedBatchAction extends BatchActionMeta {
  readonly ids: readonly string[];
}

export interface OfferedBatch {
  readonly kind: BatchKind;
  readonly actions: readonly OfferedBatchAction[];
}

/** What the reader may do with these records at once; null where it is nothing. The server asks again. */
export function batchActionsOf(
  entity: string,
  records: readonly RecordData[],
  reader: BatchReader,
): OfferedBatch | null {
  const { principal } = reader;
  const kind = kinds[entity];
  if (kind === undefined || principal === null || !mayStart(kind, principal)) return null;
  const offered = actions[kind]
    .filter(({ feature }) => !lacksFeature(principal, feature))
    .map((meta) => ({ ...meta, ids: idsOf(records.filter((record) => meta.isFor(record, reader))) }))
    .filter(({ ids }) => ids.length > 0)
    .flatMap((meta) => narrowed(meta, records));
  return offered.length > 0 ? { kind, actions: offered.map((meta) => withoutDecisions(meta, kind, offered)) } : null;
}

/** A status that only a decision leads to is no choice where nobody can take that decision. */
function withoutDecisions(
  meta: OfferedBatchAction,
  kind: BatchKind,
  offered: readonly OfferedBatchAction[],
): OfferedBatchAction {
  if (!meta.input?.choices) return meta;
  const statuses = actions[kind].flatMap(({ decides }) => (decides ? statusOf[decides] : []));
  return { ...meta, input: { ...meta.input, without: statuses.filter((status) => !decisionFor(offered, status)) } };
}

/** The decision that a status stands for, if it is among these actions. */
export function decisionFor<Meta extends BatchActionMeta>(among: readonly Meta[], status: unknown): Meta | undefined {
  const action = actionTo(status);
  return action === null ? undefined : among.find(({ decides }) => decides === action);
}

/** The action with the records that its input offers; none where these records have none in common. */
function narrowed(meta: OfferedBatchAction, records: readonly RecordData[]): OfferedBatchAction[] {
  if (!meta.amongOf || !meta.input) return [meta];
  const among = meta.amongOf(records.filter(({ _id }) => meta.ids.includes(String(_id))));
  return among ? [{ ...meta, input: { ...meta.input, among } }] : [];
}

const idsOf = (records: readonly RecordData[]): readonly string[] => records.map(({ _id }) => String(_id));

/** Whether an action of a table is one of these: many chosen rows have it in their menu already. */
export function isDoneInBatches(entity: string, { run }: RecordActionMeta): boolean {
  const kind = kinds[entity];
  return (
    kind !== undefined && actions[kind].some(({ operation }) => operation !== undefined && operation === run?.operation)
  );
}

/** Whether somebody may start an operation on many records of any kind. */
export function mayStartBatches(principal: Principal | null): boolean {
  return principal !== null && Object.values(kinds).some((kind) => mayStart(kind, principal));
}

/** Whether somebody may decide on several applications at once, and take that back. */
export function mayDecideTogether(principal: Principal | null): boolean {
  return principal !== null && mayStart('application', principal) && mayRun(undoDecisions, principal);
}

/** Asked of the operation that starts it, as the server will. */
function mayStart(kind: BatchKind, principal: Principal): boolean {
  const rules: Readonly<Record<BatchKind, OperationRule>> = {
    application: startApplicationBatchOperation,
    startup: startStartupBatchOperation,
    user: startUserBatchOperation,
  };
  return mayRun(rules[kind], principal);
}
