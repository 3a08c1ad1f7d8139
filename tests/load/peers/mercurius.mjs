/** Mercurius with JIT and loaders over the same tables: no sign-in, no wall, no access rules. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const schema = `
  type Query { tasks(tenant: ID!, first: Int!): [Task!]! }
  type Task { _id: ID! name: String! dueDate: String taskType: String! isGroupTask: Boolean! assignees: [Assignee!]! }
  type Assignee { done: Boolean! status: String! user: User! }
  type User { _id: ID! firstName: String! lastName: String avatar: String }
`;
const app = Fastify();
app.register(mercurius, {
  schema,
  jit: 1,
  resolvers: {
    Query: {
      tasks: async (_, { tenant, first }) => {
        const { rows } = await pool.query({
          name: 'tasks',
          text: 'select tenant_id, id as "_id", name, due_date as "dueDate", task_type as "taskType", is_group_task as "isGroupTask" from task where tenant_id = $1 order by due_date, id limit $2',
          values: [tenant, first],
        });
        return rows.map((row) => ({ ...row, dueDate: row.dueDate?.toISOString() ?? null }));
      },
    },
  },
  loaders: {
    Task: {
      assignees: async (queries) => {
        const { rows } = await pool.query({
          name: 'assignees',
          text: 'select tenant_id, task_id, user_id, done, status from task_assignee where tenant_id = $1 and task_id = any($2)',
          values: [queries[0].obj.tenant_id, queries.map(({ obj }) => obj._id)],
        });
        const byTask = Map.groupBy(rows, (row) => row.task_id);
        return queries.map(({ obj }) => byTask.get(obj._id) ?? []);
      },
    },
    Assignee: {
      user: async (queries) => {
        const { rows } = await pool.query({
          name: 'users',
          text: 'select id as "_id", first_name as "firstName", last_name as "lastName", avatar from "user" where tenant_id = $1 and id = any($2)',
          values: [queries[0].obj.tenant_id, queries.map(({ obj }) => obj.user_id)],
        });
        const byId = new Map(rows.map((row) => [row._id, row]));
        return queries.map(({ obj }) => byId.get(obj.user_id));
      },
    },
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${app.server.address().port}`);
