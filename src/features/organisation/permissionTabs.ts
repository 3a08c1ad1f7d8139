export type PermissionTab = 'permissions' | 'visibility' | 'why' | 'history';

/** What the page about permissions shows beside each other; which startups somebody sees only a product with startups asks (decision 0061). */
export const permissionTabs: readonly PermissionTab[] = ['permissions', 'visibility', 'why', 'history'];
