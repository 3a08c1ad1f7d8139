/** Entries of menus that lead back to what arranges them: hidden, nobody would find the way. */
export const alwaysShown: readonly string[] = ['settings', 'organisation-menus'];
