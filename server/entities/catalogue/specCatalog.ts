import { computedFields } from '#server/entities/computed/index.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { validators } from '#server/generated/values.gen.ts';
import { EntityCatalog } from './EntityCatalog.ts';

/** The entities of the spec as they run. */
export const specCatalog = new EntityCatalog(entities, computedFields, validators);
