/** Shapes of menus, and of what a permission opens, as the generator emits them for the browser. */
import type { AccessAction, Admission } from './access.ts';
import type { RedirectCase } from './routes.ts';

/** What follows from one permission. */
export interface PermissionReach {
  /** Keys of the titles of pages that ask for it. */
  readonly pages: readonly string[];
  readonly records: readonly { readonly entity: string; readonly actions: readonly AccessAction[] }[];
  readonly fields: readonly { readonly entity: string; readonly field: string }[];
  /** How many operations of the API ask for it. */
  readonly operations: number;
}

/** Entry of a menu as the spec declares it; visibility follows from the guard of its route. */
export interface MenuEntryMeta {
  /** Stable name that the server sends, e.g. `startups-management`. */
  readonly name: string;
  readonly labelKey: string;
  /** Name in the icon map of `src/ui/icons.ts`. */
  readonly icon: string;
  /** Router path; the first case whose roles match. */
  readonly to: readonly RedirectCase[];
  /** Route ids the targets resolve to, same order. */
  readonly routes: readonly string[];
  /** Extra restriction beyond the route's guard. */
  readonly roles?: readonly string[];
  readonly permission?: string;
  readonly all?: readonly Admission[];
  readonly any?: readonly Admission[];
  /** Switch that locks the entry (kept visible) when it is off. */
  readonly lockedWithout?: string;
  /** Opens as a quick modal when shown outside its parent. */
  readonly quickModal: boolean;
  readonly children: readonly MenuEntryMeta[];
}

/** Entry of a menu as the browser has it: what is not there is empty, and the label's key follows from the name. */
export interface MenuEntry
  extends Pick<MenuEntryMeta, 'name' | 'icon' | 'roles' | 'permission' | 'all' | 'any' | 'lockedWithout'> {
  readonly to?: readonly RedirectCase[];
  readonly routes?: readonly string[];
  /** Screen that opens over the page when the entry stands outside its own menu. */
  readonly quickScreen?: string;
  readonly children?: readonly MenuEntry[];
}
