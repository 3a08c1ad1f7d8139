import type { Admission, Principal } from '#domain/model/access.ts';
import { standingOf } from '../standing.ts';

/** What a guard, a menu entry or an operation asks of its reader. */
export interface Asked extends Admission {
  readonly all?: readonly Admission[];
  readonly any?: readonly Admission[];
}

/**
 * Whether a reader is one of those meant. A permission decides alone, in both directions, where roles stand beside it
 * (resolution Q39); "both" and "one of them" are said by `all` and `any`. Where nothing is asked everybody is meant.
 */
export function admits(asked: Asked, principal: Principal): boolean {
  const { all = [], any } = asked;
  return (
    admitsOne(asked, principal) &&
    all.every((part) => admitsOne(part, principal)) &&
    (any === undefined || any.some((part) => admitsOne(part, principal)))
  );
}

function admitsOne({ roles, permission }: Admission, principal: Principal): boolean {
  const standing = standingOf(principal);
  if (permission !== undefined) return standing.can('use', 'permission', permission);
  return roles === undefined || roles.some((role) => standing.can('be', 'role', role));
}
