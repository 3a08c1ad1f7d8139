/** Types of the roles that every tenant begins with. */
export type RoleName =
  | 'Admin'
  | 'AdminCoach'
  | 'SubAdmin'
  | 'Staff'
  | 'Coach'
  | 'Mentor'
  | 'Expert'
  | 'Evaluator'
  | 'Cofounder'
  | 'Applicant'
  | 'CommunityMember';

/** What a demo tenant is written in. */
export interface DemoTexts {
  /** Names of the roles by their type. */
  readonly roles: Readonly<Record<RoleName, string>>;
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  /** Combined with each other to the names of startups. */
  readonly startupNames: readonly string[];
  readonly taglines: readonly string[];
  readonly descriptions: readonly string[];
  readonly places: readonly { readonly city: string; readonly country: string }[];
  readonly programs: readonly { readonly name: string; readonly description: string }[];
  readonly headlines: readonly string[];
  readonly bio: string;
  /** Names of tasks made by hand. */
  readonly tasks: readonly string[];
  /** Name of the automatic task of each type. */
  readonly automaticTasks: Readonly<Record<string, string>>;
  readonly tags: readonly { readonly name: string; readonly category: string }[];
  readonly articles: readonly { readonly title: string; readonly summary: string; readonly body: string }[];
  readonly customFields: readonly {
    readonly name: string;
    readonly target: string;
    readonly fieldType: string;
    readonly choices?: readonly { readonly value: string; readonly label: string }[];
  }[];
  /** Names of kept views: best applications, mentors, newest active startups. */
  readonly views: { readonly applications: string; readonly users: string; readonly startups: string };
}
