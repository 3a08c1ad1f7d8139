import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** A funnel with one round, which is scored by the form of `seedScoring`, and so many applications that wait in it. */
export async function seedFunnel(tx: Tx, id: string, applications: number): Promise<void> {
  await sql`insert into funnel (tenant_id, id, name, program_id, status) values ('t1', ${id}, ${id}, 'p1', 'open')`.execute(
    tx,
  );
  await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, evaluation_form_id)
    values ('t1', ${`${id}-jury`}, 'Jury', ${id}, 1, 'evaluation', 'fe')`.execute(tx);
  await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, founder_email, status, number)
    select 't1', ${`${id}-`}::text || at, 'Startup ' || at, ${id}, 'p1', ${id}::text || at || '@t1.test', 'under_review', at
    from generate_series(1, ${applications}::int) at`.execute(tx);
}

/** What is shared out in a funnel: how many, whether each once, of how many applications, and how even. */
export async function sharesOf(tx: Tx, funnel: string): Promise<unknown> {
  const { rows } = await sql`
    with given as (select e.application_id, e.evaluator_id from evaluation e
        join application a on a.tenant_id = e.tenant_id and a.id = e.application_id where a.funnel_id = ${funnel}),
      loads as (select count(*)::int as load from given group by evaluator_id)
    select count(*)::int as evaluations, count(distinct (application_id, evaluator_id))::int as once,
      count(distinct application_id)::int as applications,
      (select min(load) from loads) as least, (select max(load) from loads) as most from given`.execute(tx);
  return rows[0];
}
