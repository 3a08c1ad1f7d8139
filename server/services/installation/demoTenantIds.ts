/** Ids of the demo's organisations; all others have random ones. */
export const demoTenantIds = ['demo', 'rival', 'noor'] as const;
