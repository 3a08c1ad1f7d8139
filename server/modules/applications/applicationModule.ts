import type { GraphQLResolveInfo } from 'graphql';
import { readSelection } from '#server/entities/readSelection.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readSdl } from '#server/modules/readSdl.ts';
import type { ServerModule } from '#server/modules/ServerModule.ts';
import { type DecisionAction, statusOfAction } from './decisions.ts';

/** Applications and forms, as far as they are not generated. */
export function applicationModule(writer: EntityWriter): ServerModule {
  return {
    name: 'applications',
    typeDefs: readSdl(import.meta.url),
    resolvers: {
      Mutation: {
        decideApplication: (_parent: unknown, args: Decision, context: RequestContext, info: GraphQLResolveInfo) =>
          context.transact(async () => {
            const changes = { status: statusOfAction[args.action], decisionNote: args.note };
            await writer.update(context, 'Application', args.applicationId, changes);
            return readSelection(specCatalog, context, info, 'Application', args.applicationId);
          }),
      },
    },
  };
}

interface Decision {
  readonly applicationId: string;
  readonly action: DecisionAction;
  readonly note?: string | null;
}
