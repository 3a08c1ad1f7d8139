import { entities } from '#server/generated/entities.gen.ts';
import { computedFields } from './computed/index.ts';
import { EntityCatalog } from './EntityCatalog.ts';

/** The entities of the spec as they run. */
export const specCatalog = new EntityCatalog(entities, computedFields);
