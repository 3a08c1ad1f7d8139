import { type OwnReach, type OwnRole, ownReaches } from '#domain/overlay/overlayChanges.ts';
import { assignableRoles } from '#server/services/installation/defaultRoles.ts';
import { isLimitable, isPermission } from '../../permissionKeys.ts';
import { entriesIn, type StrangePart, strangePart, valueAt } from './parts.ts';

/** The roles of a file, with what each may do otherwise than its types. */
export function rolesIn(
  section: unknown,
  known: readonly OwnRole[],
): { readonly roles: readonly OwnRole[]; readonly strange: readonly StrangePart[] } {
  const read = entriesIn(section).map(([name, role]) => ({ name, ...roleIn(name, role) }));
  return {
    roles: read.map(({ name, types, grants }) => ({ name, types, grants })),
    strange: read.flatMap(({ name, types, strange }) => {
      const there = known.find((one) => one.name === name);
      const isOther = there !== undefined && types.length > 0 && there.types.join() !== types.join();
      return isOther ? [...strange, { at: ['roles', name, 'types'], reason: 'roleBaseFixed', values: {} }] : strange;
    }),
  };
}

interface ReadRole extends Omit<OwnRole, 'name'> {
  readonly strange: readonly StrangePart[];
}

function roleIn(name: string, role: unknown): ReadRole {
  const types = valueAt(role, 'types');
  const grants = entriesIn(valueAt(role, 'grants'));
  const at = ['roles', name];
  const known: readonly string[] = assignableRoles;
  const isTypes = Array.isArray(types) && types.length > 0 && types.every((type) => known.includes(type));
  return {
    types: isTypes ? (types as readonly string[]) : [],
    grants: Object.fromEntries(grants.filter((entry): entry is [string, OwnReach] => faultOf(at, ...entry) === null)),
    strange: [
      ...entriesIn(role)
        .filter(([part]) => part !== 'types' && part !== 'grants')
        .map(([part]) => strangePart([...at, part], part, 'types, grants')),
      ...(isTypes ? [] : [strangePart([...at, 'types'], types === undefined ? name : String(types), known.join(', '))]),
      ...grants.flatMap(([key, reach]) => faultOf(at, key, reach) ?? []),
    ],
  };
}

function faultOf(role: readonly string[], key: string, reach: unknown): StrangePart | null {
  const at = [...role, 'grants', key];
  if (!isPermission(key)) return { at, reason: 'permissionUnknown', values: { name: key } };
  if (!ownReaches.some((one) => one === reach)) return strangePart(at, String(reach), ownReaches.join(', '));
  return reach === 'ASSIGNED' && !isLimitable(key) ? { at, reason: 'notLimitable', values: {} } : null;
}
