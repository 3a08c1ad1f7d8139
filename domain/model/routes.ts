/** Shapes of routes as the generator emits them for the browser (`src/generated/routes.gen.ts`). */
import type { GuardSpec } from './access.ts';

export type LayoutName = 'public' | 'app' | 'fullscreen';

export interface RedirectCase {
  /** Role types this case is for; absent: everybody else. */
  readonly roles?: readonly string[];
  /** Target path with `$params`; the query string is kept. */
  readonly to: string;
}

export type SearchType = 'text' | 'number' | 'boolean';

export interface RouteMeta {
  /** Stable id, e.g. `startups.management`. */
  readonly id: string;
  /** Path in router form: `/startup/$id/file/tasks`. */
  readonly path: string;
  readonly layout: LayoutName;
  readonly titleKey: string;
  readonly guard: GuardSpec;
  readonly screen?: string;
  /** Search parameters of a screen written by hand; generic screens bring their own. */
  readonly search?: Readonly<Record<string, SearchType>>;
  readonly redirect?: readonly RedirectCase[];
  /** Id of the route this one is a tab of; the parent shows the detail screen, the tab only names itself. */
  readonly parent?: string;
  readonly tab?: string;
}
