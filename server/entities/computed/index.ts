import type { ComputedField } from './ComputedField.ts';
import { label, rolePermissions } from './Role.ts';
import { fullName } from './User.ts';

/** SQL of every computed field of the spec; a missing one stops the start. */
export const computedFields: Readonly<Record<string, ComputedField>> = {
  'User.fullName': fullName,
  'Role.label': label,
  'Role.permissions': rolePermissions,
};
