/** What of the spec has a place that can be told at run time. */
export type PlacedKind =
  | 'route'
  | 'entity'
  | 'visibility'
  | 'field'
  | 'permission'
  | 'operation'
  | 'feature'
  | 'screen'
  | 'column'
  | 'action'
  | 'form'
  | 'menu';

/**
 * `file:line` in the spec, by kind and id. A route's is that of the rule that opens it; an entry of a menu is `sidebar.tasks`,
 * a field `Startup.funding`, a column and an action of a screen `startups.list.status`.
 */
export type SpecPlaces = Readonly<Record<PlacedKind, Readonly<Record<string, string>>>>;
