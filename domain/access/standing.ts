import { Ability, type RawRuleFrom } from '@casl/ability';
import type { Principal, Visible } from '#domain/model/access.ts';

/**
 * What a reader is and has, whatever the record: a role, a permission (for some records, or for all), and whom the
 * visibility of the role leaves in sight. Subjects of the ability like entities, which are written with a capital.
 */
export type StandingAction = 'be' | 'use' | 'useOnAll' | 'see';
type StandingSubject = 'role' | 'permission' | 'others';
export type StandingRule = RawRuleFrom<[StandingAction, StandingSubject], never>;

type Standing = Ability<[StandingAction, StandingSubject], never>;

const visible: readonly Visible[] = ['people', 'startups'];

/** The only reading of somebody's roles, grants and visibility; guards, menus and operations ask the ability made of it. */
export function standingRules({ roleTypes, grants, hidden = [] }: Principal): StandingRule[] {
  const granted = Object.keys(grants).filter((key) => (grants[key] ?? []).length > 0);
  const onAll = granted.filter((key) => grants[key]?.includes('ALL'));
  return [
    ...rule('be', 'role', roleTypes),
    ...rule('use', 'permission', granted),
    ...rule('useOnAll', 'permission', onAll),
    ...rule(
      'see',
      'others',
      visible.filter((what) => !hidden.includes(what)),
    ),
  ];
}

/** A rule without names would be one for all of them. */
function rule(action: StandingAction, subject: StandingSubject, names: readonly string[]): StandingRule[] {
  return names.length === 0 ? [] : [{ action, subject, fields: [...names] }];
}

const known = new WeakMap<Principal, Standing>();
const visitor = makeStanding([]);

/** What the reader is and has, made once for each; a visitor is and has nothing. */
export function standingOf(principal: Principal | null): Standing {
  if (principal === null) return visitor;
  const standing = known.get(principal) ?? makeStanding(standingRules(principal));
  known.set(principal, standing);
  return standing;
}

function makeStanding(rules: StandingRule[]): Standing {
  return new Ability<[StandingAction, StandingSubject], never>(rules, { fieldMatcher: namesMatcher });
}

/** Names are taken as they are; a hundred and fifty permissions are asked for again and again. */
function namesMatcher(names: readonly string[]): (name: string) => boolean {
  const all = new Set(names);
  return (name) => all.has(name);
}
