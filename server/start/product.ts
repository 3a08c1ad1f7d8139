/** The product: all modules put together, with one writer between them. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { EntityWriter, EVERY_ENTITY } from '#server/entities/write/EntityWriter.ts';
import { guardHigherAccounts } from '#server/entities/write/hooks/guardHigherAccounts.ts';
import { orderGuards } from '#server/entities/write/hooks/guardOrder.ts';
import { guardTimezone } from '#server/entities/write/hooks/guardTimezone.ts';
import { joinDerive, joinHooks } from '#server/entities/write/hooks/joinHooks.ts';
import { entityApi } from '#server/graphql/schema/entityApi.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { modules } from '#server/modules/index.ts';
import { pruneClock } from '#server/platform/clock/Clock.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { type Follower, type Followers, followersByEvent } from '#server/platform/context/followers.ts';
import { attachmentWrites } from '#server/services/attachments/attachmentWrites.ts';
import type { JobHandler } from '#server/services/jobs/jobRunner.ts';

const writes = [...modules.map((module) => module.writes ?? {}), attachmentWrites];

/** The one way records of the spec are written. */
export const entityWriter = new EntityWriter(specCatalog, {
  ends: Object.assign({}, ...writes.map(({ ends = {} }) => ends)),
  locks: Object.assign({}, ...writes.map(({ locks = {} }) => locks)),
  derive: joinDerive(...writes.map(({ derive = {} }) => derive)),
  hooks: joinHooks(
    orderGuards,
    { User: [guardHigherAccounts], [EVERY_ENTITY]: [guardTimezone] },
    ...writes.map(({ hooks = {} }) => hooks),
  ),
});

/** The generated operations of all entities, and what modules add to them. */
export const moduleApis: readonly ModuleApi[] = [
  entityApi(specCatalog, entityWriter),
  ...modules.flatMap((module) => module.api?.(entityWriter) ?? []),
];

/** How the jobs of each kind are done. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = Object.assign(
  {},
  ...modules.map((module) => module.jobs?.(entityWriter)),
);

/** Parts that need the writer are made with it. */
function made<T extends readonly unknown[]>(part: T | ((writer: EntityWriter) => T)): T {
  return typeof part === 'function' ? part(entityWriter) : part;
}

/** All that follows from domain events, in the order of the modules; `docs/events.md` is written from it. */
export const allFollowers: readonly Follower[] = modules.flatMap(({ follows = [] }) => made(follows));

export const followers: Followers = followersByEvent(allFollowers);

/** What the clock does, in this order. */
export const schedules: readonly Schedule[] = [
  ...modules.flatMap((module) => made(module.schedules ?? [])),
  pruneClock,
].sort((one, other) => Number(one.isLast ?? false) - Number(other.isLast ?? false));
