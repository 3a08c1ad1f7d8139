import { sql } from 'kysely';
import { type RoleType, roles } from '#server/generated/access.gen.ts';
import type { DeriveValues } from '../DerivedValues.ts';

/** A user's category follows from the role (requirement 000 §6): licensed employees first, then the others. */
export const deriveUser: DeriveValues = async (merged, changes, tx) => {
  if (changes.role === undefined || typeof merged.role !== 'string') return {};
  const { rows } = await sql<{ type: string[] }>`select type from role where id = ${merged.role}`.execute(tx);
  return { category: categoryOf(rows[0]?.type ?? []) };
};

const precedence = ['employee', 'evaluator', 'network', 'other'];

/** The category of the first of the role's types, in the order in which categories outweigh each other. */
export function categoryOf(types: readonly string[]): string {
  const categories = types.flatMap((type) => roles[type as RoleType]?.category ?? []);
  return precedence.find((category) => categories.includes(category)) ?? 'other';
}
