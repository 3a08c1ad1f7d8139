import type { MenuEntryMeta } from '#domain/model/menus.ts';
import type { RouteMeta } from '#domain/model/routes.ts';
import { assignableRoles, reaches } from '#generator/access/reach.ts';
import type { Model } from '#generator/model/Model.ts';

/** How each screen is shown, in the order of the index. */
export const modes = ['light', 'dark', 'arabic', 'phone'] as const;
export type Mode = (typeof modes)[number];

/** A screen that is pictured. */
export interface PicturedScreen {
  readonly route: RouteMeta;
  /** Who looks at it; nobody has signed in where it is null. */
  readonly role: string | null;
  /** Key of the menu entry that it stands under; null for what no menu leads to. */
  readonly groupKey: string | null;
}

/** A token that opens them comes by mail, once; or they only pass on to another page. */
const passing =
  /\$(token|validationToken)|^\/(leads\/transfer|acceptinvitation|confirmIncubatorEmail|auth\/|download\/|file$)/;

/** Every screen of the spec that has an address of its own, each as the role that can do most there. */
export function listPictures(spec: Model): readonly PicturedScreen[] {
  return spec.routes
    .filter(({ id, redirect, path }) => !id.startsWith('legacy.') && !redirect && !passing.test(path))
    .map((route) => ({ route, role: viewerOf(spec, route), groupKey: groupOf(spec.menus.sidebar ?? [], route) }));
}

export const fileName = ({ route }: PicturedScreen, mode: Mode): string => `${route.id}.${mode}.webp`;

/** What an applicant fills and follows is empty for everybody else. */
const ofApplicants = /^\/application\/(\$applicationId\/|\$id\/progress)/;

function viewerOf(spec: Model, route: RouteMeta): string | null {
  if (ofApplicants.test(route.path)) return 'Applicant';
  if (route.guard.audience === 'signedOut') return null;
  const parent = spec.routes.find(({ id }) => id === route.parent);
  const opens = (role: string): boolean =>
    reaches(spec, route.guard, role) && (!parent || reaches(spec, parent.guard, role));
  if (route.guard.audience === 'public') return null;
  return assignableRoles(spec).find(opens) ?? null;
}

/** The entry of the first level whose addresses share the most with that of the page. */
function groupOf(entries: readonly MenuEntryMeta[], { path }: RouteMeta): string | null {
  const scored = entries.map((entry) => ({ entry, shared: Math.max(...targetsOf(entry).map(sharedWith(path))) }));
  const best = scored.reduce((one, other) => (other.shared > one.shared ? other : one));
  return best.shared > 0 ? best.entry.labelKey : null;
}

const targetsOf = (entry: MenuEntryMeta): readonly string[] => [
  ...entry.to.map(({ to }) => to),
  ...entry.children.flatMap(targetsOf),
];

const sharedWith =
  (path: string) =>
  (target: string): number => {
    const parts = partsOf(target);
    const differs = partsOf(path).findIndex((part, index) => part !== parts[index]);
    return differs === -1 ? partsOf(path).length : differs;
  };

/** Records stand beside their lists: `/startup/…` with `/startups`. */
const partsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/s$/, ''));
