import pg from 'pg';
import { entities } from '#server/generated/entities.gen.ts';

const APPLICATIONS = 10_000;

/** A funnel that is full, and something that is answered in it. */
export interface Desk {
  readonly funnel: string;
  readonly rounds: readonly string[];
  readonly question: string;
  /** The most common answer to it. */
  readonly answer: string;
}

/** Copies the applications of a demo funnel, with their forms and answers, until there are 10,000, spread over its rounds. */
export async function fillDesk(url: string): Promise<Desk> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const chosen = await client.query(`
      select a.tenant_id, a.funnel_id, count(distinct a.id)::int as count from application a
      join form_answer f on f.tenant_id = a.tenant_id and f.application_id = a.id
      where a.tenant_id = (select tenant_id from incubator where slug = 'demo') and a.status <> 'draft'
      group by 1, 2 order by 3 desc limit 1`);
    const { tenant_id: tenant, funnel_id: funnel, count } = chosen.rows[0] ?? {};
    const copies = Math.ceil(APPLICATIONS / Number(count));
    const ofFunnel = `(select id from application where tenant_id = $1 and funnel_id = $2 and status <> 'draft' and id !~ '-copy')`;
    const parameters = [tenant, funnel];
    await copy(client, 'FormAnswer', `application_id in ${ofFunnel}`, { copies, parameters });
    await copy(client, 'FormSubmission', `application_id in ${ofFunnel}`, { copies, parameters });
    await copy(client, 'Application', `id in ${ofFunnel}`, { copies, parameters });
    const rounds = await client.query(
      'select id from funnel_round where tenant_id = $1 and funnel_id = $2 order by position',
      parameters,
    );
    const ids = rounds.rows.map(({ id }) => String(id));
    await client.query(
      `update application set round_id = ($3::text[])[1 + abs(hashtext(id)) % cardinality($3::text[])]
        where tenant_id = $1 and funnel_id = $2`,
      [tenant, funnel, ids],
    );
    const answered = await client.query(
      `select f.question_id, f.text_value, count(*) from form_answer f join application a on a.tenant_id = f.tenant_id and a.id = f.application_id
        where a.tenant_id = $1 and a.funnel_id = $2 and length(f.text_value) between 4 and 60 group by 1, 2 order by 3 desc limit 1`,
      parameters,
    );
    // What the database does by itself within a minute of so many changes.
    await client.query('vacuum analyze');
    const { question_id: question, text_value: answer } = answered.rows[0] ?? {};
    return { funnel: String(funnel), rounds: ids, question: String(question), answer: String(answer) };
  } finally {
    await client.end();
  }
}

interface Copying {
  readonly copies: number;
  readonly parameters: readonly unknown[];
}

/** References among what is copied lead to the copy of the same number. */
const COPIED: ReadonlySet<string> = new Set(['application_id', 'submission_id']);
const SYSTEM: ReadonlySet<string> = new Set(['id', 'tenant_id', 'version', 'created_at', 'updated_at']);

async function copy(client: pg.Client, name: string, which: string, { copies, parameters }: Copying): Promise<void> {
  const entity = Object.values(entities).find((one) => one.name === name);
  if (!entity) throw new Error(`there is no ${name}`);
  const columns = entity.fields.flatMap(({ column }) => (column === null || SYSTEM.has(column) ? [] : [column]));
  const values = columns.map((column) => {
    if (COPIED.has(column)) return `"${column}" || '-copy' || n`;
    if (column === 'uuid') return `case when uuid is null then null else gen_random_uuid()::text end`;
    return column === 'submitted_at' ? `submitted_at - n * interval '7 minutes'` : `"${column}"`;
  });
  // Triggers would number and announce each of them; the references are right by themselves.
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into "${entity.table}" (tenant_id, id, version, created_at, updated_at, ${columns.map((column) => `"${column}"`).join(', ')})
     select tenant_id, id || '-copy' || n, version, created_at - n * interval '1 minute', updated_at, ${values.join(', ')}
     from "${entity.table}", generate_series(1, ${copies}) n where tenant_id = $1 and ${which}`,
    [...parameters],
  );
  await client.query(`set session_replication_role = origin`);
}
