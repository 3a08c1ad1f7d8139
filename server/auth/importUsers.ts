import { setImmediate } from 'node:timers/promises';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'graphql';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { type ExecutableSchema, executeOperation } from '#server/graphql/executeOperation.ts';
import { HttpError } from '#server/http/respond.ts';

const ROLES = parse('{ page: roles(limit: 100) { results { _id name type } } }');
const CREATE = parse('mutation ($input: UserCreateInput!) { record: createUser(input: $input) { _id } }');
const MAX_ROWS = 1000;

export interface ImportedUsers {
  readonly created: number;
  /** What could not be taken, by line of the file, with the reason. */
  readonly failed: readonly { readonly line: number; readonly message: string }[];
}

interface RoleRecord {
  readonly _id: string;
  readonly name: string;
  readonly type: readonly string[];
}

/**
 * Invites the people of a CSV file with the columns `email`, `firstName`, `lastName` and `role` (name or type of a role).
 * Each line is taken or refused by itself, by the same write as a single invitation.
 * @throws HttpError 403 without the right to invite, 415 for another kind of file, 400 for one that can't be read
 */
export async function importUsers(
  app: ExecutableSchema,
  context: RequestContext,
  name: string,
  bytes: Uint8Array,
): Promise<ImportedUsers> {
  if (!context.principal || !hasPermission(context.principal, 'USER/USER:INVITE')) {
    throw new HttpError(403, 'You are not allowed to invite users');
  }
  if (!/\.csv$/i.test(name))
    throw new HttpError(415, 'Send a .csv file with the columns email, firstName, lastName and role');
  const rows = readRows(bytes);
  const roles = await readRoles(app, context);
  const failed: { line: number; message: string }[] = [];
  for (const [index, row] of rows.entries()) {
    // The embedded database works in this thread: between two people everybody else gets their turn.
    await setImmediate();
    // Nobody is there to be told who was invited: what is left is not done behind their back.
    if (context.signal.aborted) break;
    const message = await invite(app, context, row, roles);
    // The first line names the columns.
    if (message !== null) failed.push({ line: index + 2, message });
  }
  return { created: rows.length - failed.length, failed };
}

type Row = Readonly<Record<string, string>>;

function readRows(bytes: Uint8Array): Row[] {
  const rows = parseRows(bytes);
  if (rows.length > MAX_ROWS)
    throw new HttpError(400, `The file has more than ${MAX_ROWS} lines. Split it and send the parts.`);
  if (rows.length > 0 && !Object.hasOwn(rows[0] ?? {}, 'email')) {
    throw new HttpError(400, 'The file has no column email. Its first line must name the columns.');
  }
  return rows;
}

function parseRows(bytes: Uint8Array): Row[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parseCsv(text, { columns: true, bom: true, trim: true, skip_empty_lines: true }) as Row[];
  } catch {
    throw new HttpError(400, 'The file could not be read as CSV in UTF-8. Export it again and try once more.');
  }
}

async function readRoles(app: ExecutableSchema, context: RequestContext): Promise<readonly RoleRecord[]> {
  const { text, result } = await executeOperation(app, { document: ROLES, variables: {}, context });
  const data = text === undefined ? result.data : (JSON.parse(text) as { data: unknown }).data;
  return (data as { page: { results: RoleRecord[] } }).page.results;
}

/** The reason why a line could not be taken; null when it was. */
async function invite(
  app: ExecutableSchema,
  context: RequestContext,
  { email, firstName, lastName, role: wanted = '' }: Row,
  roles: readonly RoleRecord[],
): Promise<string | null> {
  const key = wanted.toLowerCase();
  const role = roles.find(
    ({ name, type }) => name.toLowerCase() === key || type.some((item) => item.toLowerCase() === key),
  );
  if (!role) return `There is no role '${wanted}'`;
  const input = { email, firstName, lastName, role: role._id };
  const { result } = await executeOperation(app, { document: CREATE, variables: { input }, context });
  const [error] = result?.errors ?? [];
  if (!error) return null;
  const fields = error.extensions?.fields as { message: string }[] | undefined;
  return fields?.map(({ message }) => message).join('. ') || error.message;
}
