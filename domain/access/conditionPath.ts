/** Relations that a condition may follow from the record it is about. */
export const MOST_STEPS = 3;

/** The parts of what a condition compares: relations to follow, then a field of the record they lead to. */
export interface ConditionPath {
  readonly relations: readonly string[];
  readonly field: string;
}

/** `startup.program` → the relation `startup`, and `program` of the startup. A field of the record itself has no relations. */
export function parseConditionPath(column: string): ConditionPath {
  const steps = column.split('.');
  return { relations: steps.slice(0, -1), field: steps.at(-1) ?? column };
}
