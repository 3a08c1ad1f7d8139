import { permissions } from '#server/generated/access.gen.ts';

/** Who may decide what others may do. */
export const EDITS_ROLES = 'USER/ROLES:EDIT';

export const isPermission = (key: string): boolean => Object.hasOwn(permissions, key);

/** Whether a permission can reach assigned records only. */
export function isLimitable(key: string): boolean {
  const known: Readonly<Record<string, { readonly criteria: readonly string[] }>> = permissions;
  return known[key]?.criteria.includes('ASSIGNED') ?? false;
}
