import { everyRowQuery } from '#src/data/everyRowQuery.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { BuilderFieldsDocument, TargetOfFieldDocument } from './fields.gen.ts';
import type { ProfileTarget } from './profileTargets.ts';

/** All fields of one profile. */
export const builderFieldsQuery = (target: ProfileTarget) =>
  everyRowQuery(BuilderFieldsDocument, { target }, ({ customFields }) => customFields);

/** Whose profile a field belongs to. */
export const targetOfFieldQuery = (id: string) => graphqlQuery(TargetOfFieldDocument, { id });
