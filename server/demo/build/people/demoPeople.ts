import type { DemoData, DemoRow } from '#server/demo/data/DemoData.ts';

/** People of these roles who have an active account. */
export function activePeople(data: DemoData, ...roles: readonly string[]): readonly DemoRow[] {
  const wanted = new Set(roles.map((role) => data.id('Role', role)));
  return data.all('User').filter((user) => user.status === 'Active' && wanted.has(String(user.role)));
}

/** The person one signs in as: `mentor` is mentor@…. */
export function knownPerson(data: DemoData, name: string): DemoRow {
  const id = data.id('User', name);
  const found = data.all('User').find((user) => user.id === id);
  if (found === undefined) throw new Error(`the demo has no user ${name}`);
  return found;
}

/** Ids in a list field of a record. */
export function idsOf(row: DemoRow, field: string): readonly string[] {
  const value = row[field];
  return Array.isArray(value) ? value.map(String) : [];
}
