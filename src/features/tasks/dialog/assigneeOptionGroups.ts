import type { AssigneeOptionsQuery } from '../tasks.gen.ts';
import { assigneeKey } from './taskDraft.ts';

interface OptionGroup {
  readonly group: string;
  readonly items: { readonly value: string; readonly label: string }[];
}

/** Options for the select; those already chosen are always among them, so that they show a name, not an id. */
export function assigneeOptionGroups(
  groups: AssigneeOptionsQuery['assigneeOptions'],
  chosen: readonly string[],
  known: readonly { readonly _id: string; readonly fullName: string }[],
  othersLabel: string,
): OptionGroup[] {
  const seen = new Set<string>();
  const isNew = (value: string): boolean => !seen.has(value) && Boolean(seen.add(value));
  const offered = groups.map(({ label, options }) => ({
    group: label,
    items: options
      .map((option) => ({ value: assigneeKey(option), label: option.label }))
      .filter(({ value }) => isNew(value)),
  }));
  const missing = chosen
    .filter(isNew)
    .map((value) => ({ value, label: known.find(({ _id }) => value === `User:${_id}`)?.fullName ?? value }));
  return missing.length > 0 ? [...offered, { group: othersLabel, items: missing }] : offered;
}
