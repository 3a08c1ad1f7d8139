import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError, type FieldProblem, ValidationError } from '#server/platform/errors/errors.ts';
import { queueJob } from '#server/platform/jobs/jobQueue.ts';
import { languageOf } from '#server/platform/texts/textReader.ts';
import type { BatchKind } from './BatchAction.ts';
import {
  type BatchPayload,
  type BatchUpdate,
  followedOperations,
  ownOperation,
  type StoredOperation,
  updatesAfter,
  watchOperation,
} from './batchUpdates.ts';
import { withLine } from './importLines.ts';

/** So many at a time; a list without end would never be done. */
const MAX_RECORDS = 1000;
/** More panels than this nobody keeps open. */
const MAX_FOLLOWED = 50;

/** Operations on many records: started, done by a job (`runBatch.ts`), watched. */
export const batchApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      batchOperation: async (_parent, { id }, context) => {
        const operation = await ownOperation(context, id);
        return operation && { ...operation, count: operation.ids.length };
      },
      batchOperations: async (_parent, { ids }, context) => {
        const followed = (ids ?? []).slice(-MAX_FOLLOWED);
        return (await followedOperations(context, followed)).map((operation) => ({
          ...operation,
          count: operation.ids.length,
        }));
      },
    },
    Mutation: {
      startApplicationBatchOperation: (_parent, args, context) => start(context, 'application', args, 'applicationIds'),
      startStartupBatchOperation: (_parent, args, context) => start(context, 'startup', args, 'startupIds'),
      startUserBatchOperation: (_parent, args, context) => start(context, 'user', args, 'userIds'),
    },
    Subscription: {
      applicationBatchOperationUpdated: watching('application'),
      startupBatchOperationUpdated: watching('startup'),
      userBatchOperationUpdated: watching('user'),
    },
    BatchOperation: {
      updates: async (operation: StoredOperation, _args: unknown, context: RequestContext) => {
        const { id, kind } = operation;
        const stored = await context.transact((tx) => updatesAfter(tx, id, '0'));
        const updates = stored.map((update) => withLine(operation, update, languageOf(context)));
        const of = (wanted: BatchKind) => (kind === wanted ? updates.map((update) => shown(wanted, update)) : []);
        return { applications: of('application'), startups: of('startup'), users: of('user') };
      },
    },
  },
};

interface Started {
  readonly action: string;
  readonly data?: unknown;
  readonly applicationIds?: readonly string[];
  readonly startupIds?: readonly string[];
  readonly userIds?: readonly string[];
}

type IdArgument = 'applicationIds' | 'startupIds' | 'userIds';

async function start(context: RequestContext, kind: BatchKind, args: Started, name: IdArgument) {
  const userId = context.principal?.id;
  if (userId === undefined) throw new AuthenticationRequiredError();
  const ids = [...new Set(args[name])];
  const problems = problemsOf(ids, name);
  if (problems.length > 0) throw new ValidationError(problems);
  const isRecord = typeof args.data === 'object' && args.data !== null && !Array.isArray(args.data);
  const payload: BatchPayload = { kind, action: args.action, ids, data: isRecord ? { ...args.data } : {} };
  const id = await context.transact((tx) => queueJob(tx, { kind: 'batch', userId, payload }));
  return { ...payload, id, count: ids.length };
}

function problemsOf(ids: readonly string[], path: string): FieldProblem[] {
  if (ids.length === 0) return [{ path, reason: 'chooseOne' }];
  return ids.length > MAX_RECORDS ? [{ path, reason: 'atMost', values: { limit: MAX_RECORDS } }] : [];
}

function watching(kind: BatchKind) {
  return {
    subscribe: (_parent: unknown, { operationId }: { readonly operationId: string }, context: RequestContext) =>
      watchOperation(context, kind, operationId),
    resolve: (update: BatchUpdate) => shown(kind, update),
  };
}

function shown(kind: BatchKind, { updateType, recordId, message }: BatchUpdate) {
  return { updateType, message, [`${kind}Id`]: recordId };
}
