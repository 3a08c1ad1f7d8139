import type { RouteMeta } from '#domain/model/routes.ts';
import { menuGroup } from '#generator/access/menuGroup.ts';
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
    .map((route) => ({
      route,
      role: viewerOf(spec, route),
      groupKey: menuGroup(spec.menus.sidebar ?? [], route)?.labelKey ?? null,
    }));
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
