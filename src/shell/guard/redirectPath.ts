import type { RedirectCase } from '#domain/model/ui.ts';
import { filledPath } from './filledPath.ts';

/** The target for these roles with its params filled in; null when no case is for them. */
export function redirectPath(
  cases: readonly RedirectCase[],
  roleTypes: readonly string[],
  params: Readonly<Record<string, string>>,
): string | null {
  for (const { roles, to } of cases) {
    if (roles && !roles.some((role) => roleTypes.includes(role))) continue;
    const path = filledPath(to, params);
    if (path !== null) return path;
  }
  return null;
}
