import { WITHHELD } from './PlanState.ts';
import type { FinishedAnswer } from './plannedExecution.ts';

/** Takes the hidden keys out of an answer and names the fields that were withheld on some row. */
export function takeWithheld(json: string, rootPath: string): FinishedAnswer {
  const denied = new Set<string>();
  const value: unknown = JSON.parse(json);
  visit(value, rootPath, denied);
  return { value, denied: [...denied] };
}

function visit(value: unknown, path: string, denied: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, path, denied);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    if (key.startsWith(WITHHELD)) {
      if (record[key] === true) denied.add(`${path}.${key.slice(WITHHELD.length)}`);
      delete record[key];
    } else {
      visit(record[key], `${path}.${key}`, denied);
    }
  }
}
