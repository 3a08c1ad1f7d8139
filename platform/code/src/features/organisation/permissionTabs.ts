export type PermissionTab = 'permissions' | 'visibility' | 'why' | 'history';

/** Rules of the spec say what is seen; there are no startups to be assigned to. */
export const permissionTabs: readonly PermissionTab[] = ['permissions', 'why', 'history'];
