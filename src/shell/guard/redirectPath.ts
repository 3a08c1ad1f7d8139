import { targetIndex } from '#domain/access/gates/entryOutcome.ts';
import type { Principal } from '#domain/model/access.ts';
import type { RedirectCase } from '#domain/model/routes.ts';
import { filledPath } from './filledPath.ts';

/** The target for these roles with its params filled in; null when no case is for them. */
export function redirectPath(
  cases: readonly RedirectCase[],
  principal: Principal | null,
  params: Readonly<Record<string, string>>,
): string | null {
  const pathOf = (to: string): string | null => filledPath(to, params);
  const target = cases[targetIndex({ to: cases }, principal, (to) => pathOf(to) !== null)];
  return target ? pathOf(target.to) : null;
}
