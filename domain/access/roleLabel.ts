/** What decides how a role is called. */
export interface LabelledRole {
  readonly type: readonly string[];
  readonly label?: string | null;
}

export interface RoleLabelInput {
  readonly role: LabelledRole | null;
  /** Display label per role type, of the spec: `{ AdminCoach: 'Admin & Coach', … }`. */
  readonly labels: Readonly<Record<string, string>>;
  /** The label of `System` is the product's name. */
  readonly productName: string;
  /** People in each startup the user belongs to. */
  readonly startupSizes?: readonly number[];
}

/**
 * The display label of a role (requirement 000 §3). A role without a label is a 'Founder' when it is a cofounder of
 * a startup of exactly one person, otherwise 'Unknown'.
 */
export function roleLabel({ role, labels, productName, startupSizes = [] }: RoleLabelInput): string {
  if (role?.type.includes('System')) return productName;
  const label = role?.label;
  if (label !== undefined && label !== null && label !== '') return labels[label] ?? label;
  const isLoneFounder = role?.type.includes('Cofounder') === true && startupSizes.includes(1);
  return isLoneFounder ? 'Founder' : 'Unknown';
}

export type UserCategory = 'employee' | 'network' | 'evaluator' | 'other';

/** Role types of the licensed employees and of the external network, as the spec groups them. */
export interface CategoryGroups {
  readonly employee: readonly string[];
  readonly network: readonly string[];
}

/** Licensed roles are employees, network roles network, Evaluator evaluator, else other (requirement 000 §6). */
export function userCategory(roleTypes: readonly string[], groups: CategoryGroups): UserCategory {
  if (roleTypes.some((type) => groups.employee.includes(type))) return 'employee';
  // Evaluators are in the external group too; their own category goes first.
  if (roleTypes.includes('Evaluator')) return 'evaluator';
  return roleTypes.some((type) => groups.network.includes(type)) ? 'network' : 'other';
}
