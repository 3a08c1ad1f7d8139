import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { readCode } from '#generator/write/readCode.ts';

type Rules = Readonly<Record<string, unknown>>;

/**
 * Who may call the operations that the floors bring along: as in Cohort, unless `platform/` or the product says otherwise.
 * Rules of rooms that the workshop does not have are left out.
 */
export function operationRules(workshop: string, folders: readonly string[]): Rules {
  const offered = readCode(workshop)?.rootFields ?? new Set<string>();
  const [house = {}, ...others] = folders.map(rulesIn);
  const known = Object.entries(house).filter(([name]) => offered.has(name));
  return Object.assign(Object.fromEntries(known), ...others);
}

function rulesIn(folder: string): Rules {
  const file = join(folder, 'spec/access/operations.yaml');
  return existsSync(file) ? (parseDocument(readFileSync(file, 'utf8')).toJS() as Rules) : {};
}
