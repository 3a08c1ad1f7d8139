/** Types of GraphQL as they are written: `ID!`. */
export interface MutationShape {
  readonly args: Readonly<Record<string, string>>;
  readonly gives: string;
}

/** What hand-written code offers the spec by name. The generator never runs that code, it only knows what there is. */
export interface CodeNames {
  /** Icons that menus can name. */
  readonly icons: ReadonlySet<string>;
  /** `Entity.field` of computed fields. */
  readonly computed: ReadonlySet<string>;
  /** Screens, tabs of detail screens and cards of dashboards that are written by hand. */
  readonly screens: ReadonlySet<string>;
  readonly tabs: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  /** Widgets of form fields. */
  readonly widgets: ReadonlySet<string>;
  /** Types of the hand-written part of the GraphQL schema, and its root fields. */
  readonly graphqlTypes: ReadonlySet<string>;
  readonly rootFields: ReadonlySet<string>;
  /** What hand-written mutations take and give, by name. */
  readonly mutations: ReadonlyMap<string, MutationShape>;
  /** Guards of modules, with the permissions that each asks for. */
  readonly guards: ReadonlyMap<string, ReadonlySet<string>>;
}
