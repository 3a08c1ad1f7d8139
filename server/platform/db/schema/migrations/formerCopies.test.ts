import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from '../migrate.ts';

let database: DatabaseHandle;

/** As the former version has left it. */
const former = [
  `alter table startup_document add program_id text`,
  `alter table coaching_session add program_id text`,
  `alter table coaching_invitation add program_id text, add startup_id text, add coach_ids text[] not null default '{}'`,
  `alter table lesson add course_status text, add manager_ids text[] not null default '{}'`,
  `alter table course_section add course_status text, add manager_ids text[] not null default '{}'`,
  `alter table event_attendee add manager_ids text[] not null default '{}'`,
  `alter table form_submission add readers_ids text[] not null default '{}', add is_draft boolean not null default false,
    add program_id text, add applicant_id text`,
  `alter table question add form_status text not null default 'draft'`,
  `alter table tree_question_option add form_status text not null default 'draft'`,
  `alter table task add assignee_ids text[] not null default '{}'`,
];

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.withSchemaLock(async (tx) => {
    for (const statement of former) await sql.raw(statement).execute(tx);
    const { rows } = await sql<{ name: string }>`
      select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = current_schema()::regnamespace
        and (p.proname like 'copies_of%' or p.proname like 'touch_copies_of%')`.execute(tx);
    for (const { name } of rows) await sql.raw(`drop function ${name} cascade`).execute(tx);
    await sql`delete from migration where name = '0015_former_copies'`.execute(tx);
  });
  await migrate(database, Object.values(entities));
  await migrate(database, Object.values(entities));
  for (const statement of [
    `insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'One', 'one'), ('t1', 'p2', 'Two', 'two')`,
    `insert into role (tenant_id, id, name, type) values ('t1', 'r1', 'Coach', '{Coach}')`,
    `insert into "user" (tenant_id, id, first_name, email, role_id)
      values ('t1', 'ada', 'Ada', 'a@t.test', 'r1'), ('t1', 'bo', 'Bo', 'b@t.test', 'r1')`,
    `insert into startup (tenant_id, id, name, program_id) values ('t1', 's1', 'Acme', 'p1')`,
  ])
    await run(statement);
}, 60_000);
afterAll(() => database.close());

const run = (statement: string) => database.withTenant('t1', (tx) => sql.raw(statement).execute(tx));
const only = async (statement: string) => (await run(statement)).rows[0];

it('keeps the program of what belongs to a startup', async () => {
  await run(`insert into startup_document (tenant_id, id, name, startup_id) values ('t1', 'd1', 'Deck', 's1')`);
  await run(`insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids)
    values ('t1', 'c1', 'Talk', 's1', '{ada}')`);
  await run(`insert into coaching_invitation (tenant_id, id, session_id) values ('t1', 'i1', 'c1')`);
  const kept = `select d.program_id as document, c.program_id as session, i.program_id as invitation, i.startup_id, i.coach_ids
    from startup_document d, coaching_session c, coaching_invitation i`;
  const of = (program: string, coaches: string[]) => ({
    document: program,
    session: program,
    invitation: program,
    startup_id: 's1',
    coach_ids: coaches,
  });
  expect(await only(kept)).toEqual(of('p1', ['ada']));
  await run(`update startup set program_id = 'p2' where id = 's1'`);
  await run(`update coaching_session set coachs_ids = '{bo}' where id = 'c1'`);
  expect(await only(kept)).toEqual(of('p2', ['bo']));
});

it('keeps who may see and manage what a course is made of', async () => {
  await run(`insert into course (tenant_id, id, title, status, created_by_id, instructors_ids)
    values ('t1', 'k1', 'Sales', 'draft', 'ada', '{bo}')`);
  await run(`insert into course_section (tenant_id, id, title, course_id) values ('t1', 'e1', 'First', 'k1')`);
  await run(
    `insert into lesson (tenant_id, id, title, section_id, course_id) values ('t1', 'l1', 'First', 'e1', 'k1')`,
  );
  const kept = `select course_status, manager_ids from lesson`;
  expect(await only(kept)).toEqual({ course_status: 'draft', manager_ids: ['ada', 'bo'] });
  await run(`update course set status = 'published', created_by_id = null where id = 'k1'`);
  expect(await only(kept)).toEqual({ course_status: 'published', manager_ids: ['bo'] });
});

it('keeps who runs an event, and whose a task is', async () => {
  await run(`insert into incubator_event (tenant_id, id, title, hosts_ids) values ('t1', 'v1', 'Fair', '{ada}')`);
  await run(`insert into event_attendee (tenant_id, id, event_id, registrant_id) values ('t1', 'g1', 'v1', 'bo')`);
  await run(`update incubator_event set edit_permission_ids = '{bo}' where id = 'v1'`);
  expect(await only(`select manager_ids from event_attendee`)).toEqual({ manager_ids: ['ada', 'bo'] });

  await run(`insert into task (tenant_id, id, name) values ('t1', 't1', 'Call')`);
  await run(`insert into task_assignee (tenant_id, id, task_id, user_id)
    values ('t1', 'a1', 't1', 'ada'), ('t1', 'a2', 't1', 'bo')`);
  expect(await only(`select assignee_ids from task`)).toEqual({ assignee_ids: ['ada', 'bo'] });
  await run(`delete from task_assignee where id = 'a1'`);
  expect(await only(`select assignee_ids from task`)).toEqual({ assignee_ids: ['bo'] });
});

it('keeps whose the parts of an application are, and what is published with a form', async () => {
  await run(`insert into form (tenant_id, id, title, status) values ('t1', 'f1', 'Form', 'draft')`);
  await run(`insert into question (tenant_id, id, form_id, label) values ('t1', 'q1', 'f1', 'Where')`);
  await run(`insert into tree_question_option (tenant_id, id, question_id, label) values ('t1', 'o1', 'q1', 'Here')`);
  await run(`update form set status = 'published' where id = 'f1'`);
  expect(
    await only(`select q.form_status as question, o.form_status as option from question q, tree_question_option o`),
  ).toEqual({ question: 'published', option: 'published' });
  await run(`insert into funnel (tenant_id, id, name, program_id) values ('t1', 'fu1', 'Spring', 'p1')`);
  await run(`insert into application (tenant_id, id, startup_name, funnel_id, status, readers_ids, funnel_admins_ids)
    values ('t1', 'ap1', 'Acme', 'fu1', 'draft', '{ada,bo}', '{bo}')`);
  await run(`insert into form_submission (tenant_id, id, form_title, form_id, application_id) values ('t1', 'fs1', 'Form', 'f1', 'ap1'),
    ('t1', 'fs2', 'Form', 'f1', null)`);
  const kept = `select is_draft, readers_ids from form_submission where id`;
  expect(await only(`${kept} = 'fs1'`)).toEqual({ is_draft: true, readers_ids: ['bo'] });
  await run(`update application set status = 'ready_for_invitation', program_id = 'p1' where id = 'ap1'`);
  expect(await only(`${kept} = 'fs1'`)).toEqual({ is_draft: false, readers_ids: ['ada', 'bo'] });
  expect(await only(`${kept} = 'fs2'`)).toEqual({ is_draft: false, readers_ids: [] });
});

it('leaves alone what has no copies', async () => {
  const { rows } = await database.withSchemaLock((tx) =>
    sql<{
      name: string;
    }>`select tgrelid::regclass::text as name from pg_trigger where tgname = 'copies_of_startup'`.execute(tx),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(['coaching_session', 'startup_document']);
});
