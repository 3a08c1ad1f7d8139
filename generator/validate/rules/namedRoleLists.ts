import { placeIn } from '../../model/Draft.ts';
import { type RuleContext, rule } from '../Rule.ts';
import { type RuleSite, ruleSites } from './ruleSites.ts';

/** So often a list may be written out; more often, it is an idea that has no name yet. */
const mostWritten = 2;

/**
 * SPEC216: a list of roles that stands in so many places that it should be a group, or is one already. One place alone may
 * say what a group says: whoever adds a role to a list need not know all groups.
 */
export const namedRoleLists = rule((context) => {
  const groups = new Map(Object.entries(context.model.roleGroups).map(([name, roles]) => [roles.join(), name]));
  const lists = ruleSites(context.draft).filter(({ allow }) => Array.isArray(allow) && allow.length > 1);
  const sameRoles = Map.groupBy(lists, ({ allow = [] }) => rolesOf(context, allow));
  for (const [roles, sites] of sameRoles) {
    const group = groups.get(roles);
    if (sites.length <= mostWritten) continue;
    if (group === undefined) reportNameless(context, sites);
    else for (const site of sites) reportGroup(context, site, group);
  }
});

function rolesOf({ model }: RuleContext, allow: string | readonly string[]): string {
  const wanted = new Set([allow].flat().flatMap((name) => model.roleGroups[name] ?? [name]));
  return model.roles.flatMap(({ name }) => (wanted.has(name) ? [name] : [])).join();
}

function reportGroup(context: RuleContext, { declared, path }: RuleSite, group: string): void {
  if (context.isBroken(declared)) return;
  const message = `These roles are the group '${group}'.`;
  context.report('SPEC216', placeIn(declared, path), message, `Write '${group}'.`);
}

function reportNameless(context: RuleContext, sites: readonly RuleSite[]): void {
  const [first] = sites;
  if (first === undefined || context.isBroken(first.declared)) return;
  const message = `These roles are listed in ${sites.length} places, and have no name.`;
  const fix = 'Make them a group in spec/access/roles.yaml, and write its name.';
  context.report('SPEC216', placeIn(first.declared, first.path), message, fix);
}
