import pg from 'pg';

export const loadSize = { tenants: 200, users: 40_000, tasks: 200_000 } as const;

/** Fills a migrated database with tenants, users and tasks of realistic shape, by statements of the database itself. */
export async function fillTasks(url: string, passwordHash: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements)
      await client.query(statement.includes('$1') ? { text: statement, values: [passwordHash] } : statement);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

const { tenants, users, tasks } = loadSize;
const tenantOf = (n: string): string => `'tenant-' || lpad(((${n}) % ${tenants})::text, 4, '0')`;

/** Number of the user that is assignee `k` of task `n`: forty people of the task's own tenant share its tasks. */
const assigneeOf = (n: string, k: string): string =>
  `'user-' || lpad(((${n}) % ${tenants} + ((((${n}) / ${tenants}) + ${k}) % 40) * ${tenants})::text, 6, '0')`;

/** Written against the columns of the entities; two assignees for each task. */
const statements = [
  `insert into incubator (tenant_id, id, name, slug, timezone, currency) select ${tenantOf('n')}, ${tenantOf('n')}, 'Load ' || n, 'load' || n, 'UTC', 'USD' from generate_series(0, ${tenants - 1}) n`,
  `insert into role (tenant_id, id, name, type) select ${tenantOf('n')}, 'role-admin', 'Admin', array['Admin'] from generate_series(0, ${tenants - 1}) n`,
  `insert into "user" (tenant_id, id, first_name, last_name, email, status, validated, category, role_id, password_hash, avatar)
   select ${tenantOf('n')}, 'user-' || lpad(n::text, 6, '0'), 'First' || n, 'Last' || n, 'user' || n || '@load' || (n % ${tenants}) || '.test', 'Active', true, 'employee', 'role-admin', $1, null
   from generate_series(0, ${users - 1}) n`,
  `insert into task (tenant_id, id, name, due_date, task_type, approval_status, completion_status, created_by_id, is_group_task)
   select ${tenantOf('n')}, 'task-' || lpad(n::text, 7, '0'), 'Prepare the review number ' || n, timestamptz '2026-01-01' + (n % 5000) * interval '1 hour', 'normal', 'APPROVED', 'PENDING',
     'user-' || lpad((n % ${users})::text, 6, '0'), false
   from generate_series(0, ${tasks - 1}) n`,
  `insert into task_assignee (tenant_id, id, task_id, user_id, status, done)
   select ${tenantOf('n')}, 'assignee-' || lpad(n::text, 7, '0') || '-' || k, 'task-' || lpad(n::text, 7, '0'), ${assigneeOf('n', 'k')}, 'pending', false
   from generate_series(0, ${tasks - 1}) n, generate_series(0, 1) k`,
];
