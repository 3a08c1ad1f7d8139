/** Whose profiles can have fields of their own. */
export const profileTargets = ['startup', 'user', 'application'] as const;
export type ProfileTarget = (typeof profileTargets)[number];
