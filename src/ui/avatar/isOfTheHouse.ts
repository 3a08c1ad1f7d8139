import { roleGroups } from '#src/generated/access.gen.ts';

const staff: readonly string[] = roleGroups.licensed;

/** Whether somebody with such a role works for the organisation; their picture has another shape. */
export function isOfTheHouse(role: { readonly type: readonly string[] } | null | undefined): boolean {
  return role?.type.some((type) => staff.includes(type)) ?? false;
}
