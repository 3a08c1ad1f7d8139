import { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { readableIds } from '#server/entities/write/references/checkReferences.ts';
import { run, type WriteScope } from '#server/entities/write/WriteScope.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

export interface AssigneeInput {
  readonly type: 'User' | 'Startup';
  readonly value: string;
}

/** Who a task is for, once startups have been replaced by their members. */
export interface ResolvedAssignees {
  readonly userIds: readonly string[];
  /** The startup the task is for as a whole; null when it is for single people. */
  readonly startupId: string | null;
}

/** The people behind a choice of assignees. Whom the writer can't see can't be chosen. */
export async function resolveAssignees(
  scope: WriteScope,
  assignees: readonly AssigneeInput[],
  path: string,
): Promise<ResolvedAssignees> {
  const users = idsOf(assignees, 'User');
  const startups = idsOf(assignees, 'Startup');
  const readableUsers = await readableIds(scope, specCatalog.get('User'), users);
  const readableStartups = await readableIds(scope, specCatalog.get('Startup'), startups);
  const unknown = [
    ...users.filter((id) => !readableUsers.has(id)),
    ...startups.filter((id) => !readableStartups.has(id)),
  ];
  if (unknown.length > 0) throw new ValidationError([{ path, reason: 'invalid' }]);
  const userIds = [...new Set([...users, ...(await membersOf(scope, startups))])];
  if (userIds.length === 0) throw new ValidationError([{ path, reason: 'noAssignee' }]);
  return { userIds, startupId: startups[0] ?? null };
}

function idsOf(assignees: readonly AssigneeInput[], type: AssigneeInput['type']): string[] {
  return [...new Set(assignees.filter((assignee) => assignee.type === type).map((assignee) => assignee.value))];
}

/** Everybody in the startups, whether or not the writer can see each of them. */
async function membersOf(scope: WriteScope, startupIds: readonly string[]): Promise<string[]> {
  if (startupIds.length === 0) return [];
  const parameters = new SqlParameters();
  const members = `select id from "user" where startups_ids && ${parameters.add(startupIds, 'text[]')} order by id`;
  return (await run(scope.tx, members, parameters)).map((row) => String(row.id));
}
