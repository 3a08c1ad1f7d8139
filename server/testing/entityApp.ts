import type { ExecutableSchema } from '#server/entities/plan/plannedExecution.ts';
import { operations } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { entityTypeDefs } from '#server/generated/schema.gen.ts';
import { assembleSchema } from '#server/graphql/schema/assembleSchema.ts';
import { moduleApis } from '#server/start/product.ts';

let assembled: ExecutableSchema | undefined;

/** The schema knows neither database nor tenant: all servers and files of a worker share one. */
export function entityApp(): ExecutableSchema {
  assembled ??= assembleSchema({
    entityTypeDefs,
    entities: Object.values(entities),
    modules: moduleApis,
    operations,
  });
  return assembled;
}
