import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { BuilderFieldsDocument, TargetOfFieldDocument } from './fields.gen.ts';
import type { ProfileTarget } from './profileTargets.ts';

/** The fields of one profile. */
export const builderFieldsQuery = (target: ProfileTarget) => graphqlQuery(BuilderFieldsDocument, { target });

/** Whose profile a field belongs to. */
export const targetOfFieldQuery = (id: string) => graphqlQuery(TargetOfFieldDocument, { id });
