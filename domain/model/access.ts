/**
 * The shapes of access rules as the generator emits them and both sides run them.
 * Rules are closed by default: what no rule allows is denied.
 */

/** What can be done to a record of an entity. */
export type AccessAction = 'read' | 'create' | 'update' | 'delete';

/** How far a granted permission reaches (requirement 000 §6). */
export type Criterion = 'ALL' | 'ASSIGNED';

/** A reference to something of the reader, resolved when the ability is built. */
export type UserReference =
  | '$user.id'
  | '$user.role'
  | '$user.startups'
  | '$user.assignedStartups'
  | '$user.programs'
  /** Startups of the programs. */
  | '$user.programStartups'
  /** Roles whose people the role may see; a role without a list sees all. */
  | '$user.visibleRoles'
  /** Tags of the person. */
  | '$user.tags'
  /** Tags of the startups one belongs to. */
  | '$user.startupTags'
  /** Programs of the startups one belongs to. */
  | '$user.startupPrograms'
  /** Tags of the startups one belongs to or looks after. */
  | '$user.reachedStartupTags'
  /** Programs of the startups one belongs to or looks after. */
  | '$user.reachedStartupPrograms';

export type ConditionScalar = string | number | boolean | null;

/** Comparison of one column of the row. On a list column `eq` and `in` mean "contains (one of)". */
export interface Comparison {
  eq?: ConditionScalar;
  ne?: ConditionScalar;
  /** A literal list, or a user reference that yields a list. */
  in?: readonly ConditionScalar[] | UserReference;
  nin?: readonly ConditionScalar[] | UserReference;
  gt?: ConditionScalar;
  gte?: ConditionScalar;
  lt?: ConditionScalar;
  lte?: ConditionScalar;
  exists?: boolean;
}

/** A condition on the row's own columns; several columns are joined with AND. */
export interface Condition {
  readonly [column: string]: Comparison | ConditionScalar | readonly Condition[] | Condition | undefined;
  readonly and?: readonly Condition[];
  readonly or?: readonly Condition[];
  readonly not?: Condition;
}

/** One way to be allowed; a list of rules is joined with OR. */
export interface AccessRule {
  /** Role types that the rule admits, groups already expanded. Absent: every role (a permission decides). */
  readonly roles?: readonly string[];
  /** Permission key that must be granted. When given, it alone decides, in both directions (resolution Q39). */
  readonly permission?: string;
  /** Feature switch of the tenant that must be on; off, the rule admits nobody. */
  readonly feature?: string;
  /** Feature switch of the tenant that must be off; on, the rule admits nobody. */
  readonly unless?: string;
  /** Row condition that always holds. */
  readonly where?: Condition;
  /** Row condition that holds in addition when the grant's criterion is ASSIGNED. */
  readonly assigned?: Condition;
  /** `file:line` of the rule in the spec, for explanations; the browser is not told. */
  readonly source?: string;
}

/** One thing that is asked of a reader: one of some roles, or a permission. */
export interface Admission {
  readonly roles?: readonly string[];
  readonly permission?: string;
}

/** The rule of a bespoke GraphQL root field, as the browser has it. */
export type OperationRule =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | {
      readonly kind: 'rule';
      readonly roles?: readonly string[];
      readonly permission?: string;
      /** Each of these must admit the reader. */
      readonly all?: readonly Admission[];
      /** One of these must admit the reader. */
      readonly any?: readonly Admission[];
      /** Feature switch of the tenant that must be on. */
      readonly feature?: string;
    };

/** The rule with `file:line` of where the spec says it. */
export type OperationAccess = OperationRule & { readonly source: string };

/** What the visibility settings of a role are about (000 §3). */
export type Visible = 'people' | 'startups';

/** Requirement 000 §3 "Visibility settings". */
export type VisibilitySetting = 'ALL' | 'ASSIGNED' | 'NONE' | 'SELECTED';

/** How the visibility settings of a role narrow what its rules let it read of an entity. */
export interface VisibilityRule {
  readonly of: Visible;
  /** What stays visible whatever the setting; with NONE that is all. */
  readonly always: Condition;
  /** Absent: ALL narrows nothing. */
  readonly ALL?: Condition;
  readonly ASSIGNED: Condition;
  readonly SELECTED: Condition;
}

/** What a route asks of its visitor (requirements 000 §4 "Route guard", §6). */
export interface GuardSpec {
  /** `public`: anyone; `signedOut`: only visitors; `signedIn`: everyone who has signed in. */
  readonly audience: 'public' | 'signedOut' | 'signedIn';
  readonly roles?: readonly string[];
  /** Full permission key, e.g. `METRICS/EDIT:VIEW`. */
  readonly permission?: string;
  /** Each of these must admit the visitor. */
  readonly all?: readonly Admission[];
  /** One of these must admit the visitor. */
  readonly any?: readonly Admission[];
  /** Data that goes with the permission check, e.g. `{ courseId: '$id' }` (a route parameter). */
  readonly permissionData?: Readonly<Record<string, string>>;
  /** Incubator feature switch that must be enabled. */
  readonly feature?: string;
  /** Named feature flag that must be activated. */
  readonly flag?: string;
  /** The role must see at least one of these (its visibility is not NONE; resolution Q40). */
  readonly sees?: readonly Visible[];
  /** `file:line` of the rule in the spec; the browser is not told. */
  readonly source?: string;
}

/** Everything an ability is built from; the same on both sides. */
export interface Principal {
  readonly id: string;
  readonly tenantId: string;
  readonly roleTypes: readonly string[];
  /** Startups the user belongs to. */
  readonly startupIds: readonly string[];
  /** Startups the user coaches, mentors or administers. */
  readonly assignedStartupIds: readonly string[];
  /** Programs the user administers (Sub-Admin). */
  readonly programIds: readonly string[];
  /** Startups of those programs. */
  readonly programStartupIds?: readonly string[];
  /** What the role's visibility settings hide altogether (NONE); absent: nothing. */
  readonly hidden?: readonly Visible[];
  /** The role's visibility settings; absent: ALL. */
  readonly visibility?: Readonly<Partial<Record<Visible, VisibilitySetting>>>;
  /** Roles whose people the role may see; absent: all. */
  readonly visibleRoleIds?: readonly string[];
  /** What of the person and their startups audiences are chosen by; absent in the browser, where no rule asks for it. */
  readonly audience?: Audience;
  /** Feature switches that the tenant has not on; absent: all are. */
  readonly featuresOff?: readonly string[];
  /** Granted permission keys with their criteria: role defaults of the spec, then the tenant's own changes. */
  readonly grants: Readonly<Record<string, readonly Criterion[]>>;
}

/** By what somebody is among those whom something is shown to, or hidden from. */
export interface Audience {
  readonly tagIds: readonly string[];
  readonly startupTagIds: readonly string[];
  readonly startupProgramIds: readonly string[];
  /** Of the startups that one looks after too. */
  readonly reachedStartupTagIds: readonly string[];
  readonly reachedStartupProgramIds: readonly string[];
}

/** Switches and flags of the tenant. */
export interface TenantFeatures {
  /** Switch name → enabled. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** Flag name → activated. */
  readonly flags: Readonly<Record<string, boolean>>;
}
