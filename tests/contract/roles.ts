import { type RoleType, roleTypes } from '#server/generated/access.gen.ts';

/** Roles that have a demo account, and the account's name: `Admin` → `admin`. */
export const accounts: readonly { readonly role: RoleType; readonly account: string }[] = roleTypes
  .filter((role) => role !== 'System')
  .map((role) => ({ role, account: role.toLowerCase() }));
