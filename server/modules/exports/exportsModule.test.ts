import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { exportLimits } from './exportLimits.ts';
import { exportTypes } from './exportTypes.ts';
import { sheetFile } from './sheetFile.ts';
import { answerTables, seedAnswers } from './testing/seedAnswers.ts';
import { downloadedExport, finishedExport, START } from './testing/takenExports.ts';

const realLimits = { ...exportLimits };

let server: TestServer;
let admin: string;
let mentor: string;

beforeAll(async () => {
  // Few enough that the rows of the test are more.
  Object.assign(exportLimits, { csv: 1000, xlsx: 100 });
  server = await startTestServer();
  await server.database.withSystem(async (tx) => {
    await sql`update incubator set plan_info = '{"features": ["bulkApplicationExport"]}' where id = 'red'`.execute(tx);
    await sql`insert into program (tenant_id, id, name, slug) values ('red', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values ('red', 'fu1', 'Spring', 'p1', 'open', '{}')`.execute(
      tx,
    );
    await sql`insert into startup (tenant_id, id, name, status, program_id)
      select 'red', 's' || i, 'Startup ' || i, 'active', 'p1' from generate_series(1, 130) i`.execute(tx);
    await sql`insert into startup (tenant_id, id, name, status) values ('red', 'x', '=cmd', 'archived')`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, status) values ('red', 'a1', 'Applied', 'fu1', 'under_review')`.execute(
      tx,
    );
    await sql`update "user" set assigned_startups_ids = '{s7}' where id = 'red-mentor'`.execute(tx);
    await sql`update "user" set language = 'fr' where id = 'red-mentor'`.execute(tx);
  });
  admin = await server.signIn('admin@red.test');
  mentor = await server.signIn('mentor@red.test');
}, 60_000);
afterAll(async () => {
  Object.assign(exportLimits, realLimits);
  await server.close();
});

const finished = (token: string, variables: object) => finishedExport(server, token, variables);
const download = (token: string, id: unknown) => downloadedExport(server, token, id);

describe('an export', () => {
  it('is made by the server of all pages, listed in the history and downloaded by whoever asked for it', async () => {
    const made = await finished(admin, { type: 'startupsManagement' });
    expect(made).toMatchObject({ status: 'COMPLETED', rowCount: 131, file: made._id });
    const { status, bytes } = await download(admin, made._id);
    expect(status).toBe(200);
    const lines = bytes.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(132);
    expect(lines[0]).toContain('Name,Tagline,Status');
    expect(lines.join('\n')).toContain('Startup 130,,Active,,,Climate');
    // What a spreadsheet would take for a formula is text.
    expect(lines.join('\n')).toContain("'=cmd");
    expect((await download(mentor, made._id)).status).toBe(404);
    const { rows } = await server.database.withTenant('red', (tx) =>
      sql`select actor_id as actor, action from activity_log_entry where record_type = 'Export' and record_id = ${made._id}`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ actor: 'red-admin', action: 'created' }]);
  });

  it('holds what the list shows that it is taken from', async () => {
    const variables = { type: 'startupsManagement', filter: { status: { IS: 'active' } }, search: 'Startup 77' };
    const made = await finished(admin, variables);
    const lines = (await download(admin, made._id)).bytes.toString('utf8').trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(['Startup 77']);
    const { json } = await server.graphql(START, {
      token: admin,
      variables: { type: 'startupsManagement', filter: { status: { LOUDER: 1 } } },
    });
    expect(json.errors?.[0]?.extensions?.code).toBe('ValidationError');
  });

  it('has a column for each question and kind of answer, those of older versions named by them', async () => {
    await server.database.withSystem(seedAnswers);
    const made = await finished(admin, { type: 'forms', recordId: 'fo1' });
    const text = (await download(admin, made._id)).bytes.toString('utf8');
    expect(
      text
        .trim()
        .split('\r\n')
        .map((line) => line.split(',').slice(-3)),
    ).toEqual([
      ['Stage', 'Team size', 'Team size (version 1)'],
      ['Seed', '4', ''],
      ['', '', 'three of us'],
    ]);
    const where = [{ questionId: 'stage', operator: 'IS', values: ['seed'] }];
    expect(await finished(admin, { type: 'forms', recordId: 'fo1', where })).toMatchObject({ rowCount: 1 });
    const ofFunnel = await finished(admin, { type: 'applications', recordId: 'fu1' });
    const [head = '', line = ''] = (await download(admin, ofFunnel._id)).bytes.toString('utf8').split('\r\n');
    expect(head).toMatch(/Stage,Team size,Team size \(version 1\)$/);
    expect(line).toMatch(/^Applied,.*,Seed,4,$/);
    await server.database.withSystem(async (tx) => {
      for (const table of answerTables) {
        await sql`delete from ${sql.table(table)} where tenant_id = 'red'`.execute(tx);
      }
    });
  });

  it('has a column for each question of what people were asked for, for whoever may read it', async () => {
    await server.database.withSystem(async (tx) => {
      await seedAnswers(tx);
      await sql`insert into feedback_request (tenant_id, id, title, form_id, status, recipients_ids, created_by_id) values
        ('red', 'fr1', 'Half-way', 'fo1', 'open', '{red-mentor}', 'red-admin'),
        ('red', 'fr2', 'At the end', 'fo1', 'open', '{red-mentor}', 'red-admin')`.execute(tx);
      const given = (id: string, request: string, version: number, answers: object) =>
        sql`insert into feedback_answer (tenant_id, id, request_id, author_id, form_version, rating, comment, answers, submitted_at)
          values ('red', ${id}, ${request}, 'red-mentor', ${version}, 8, 'Good', ${JSON.stringify([answers])}, now())`.execute(
          tx,
        );
      await given('fa1', 'fr1', 2, { questionId: 'stage', questionLabel: 'Stage', textValue: 'seed' });
      await given('fa2', 'fr2', 1, { questionId: 'team', questionLabel: 'Team size', textValue: 'three of us' });
    });
    const made = async (more: object) => {
      const { _id, status } = await finished(admin, { type: 'forms', asked: true, ...more });
      expect(status).toBe('COMPLETED');
      const text = (await download(admin, _id)).bytes.toString('utf8').trim();
      return text.split('\r\n').map((line) => line.split(','));
    };
    const [head, line, ...others] = await made({ recordId: 'fr1' });
    expect(head?.slice(-5)).toEqual(['Rating', 'Comment', 'Stage', 'Team size', 'Team size (version 1)']);
    expect(line?.[0]).toBe('Half-way');
    expect(line?.slice(-5)).toEqual(['8', 'Good', 'Seed', '', '']);
    expect(others).toEqual([]);
    const all = await made({ recordId: 'fo1' });
    expect(
      all
        .slice(1)
        .map((one) => one.slice(-3))
        .sort(),
    ).toEqual([
      ['', '', 'three of us'],
      ['Seed', '', ''],
    ]);
    const where = [{ questionId: 'stage', operator: 'IS', values: ['seed'] }];
    expect(await made({ recordId: 'fo1', where })).toHaveLength(2);
    expect(await made({ recordId: 'nowhere' })).toHaveLength(1);
    const refused = await server.graphql(START, {
      token: mentor,
      variables: { type: 'forms', asked: true, recordId: 'fr1' },
    });
    expect(refused.json.errors).toHaveLength(1);
    const becomes = (type: string) =>
      server.database.withSystem((tx) =>
        sql`update role set type = ${type} where id = (select role_id from "user" where id = 'red-mentor')`.execute(tx),
      );
    await becomes('{Coach}');
    const coach = await server.signIn('mentor@red.test');
    const theirs = await finished(coach, { type: 'forms', asked: true, recordId: 'fr1' });
    expect((await download(coach, theirs._id)).status, 'a coach reads answers, and edits no form').toBe(200);
    await becomes('{Mentor}');
    const again = await server.signIn('mentor@red.test');
    expect((await download(again, theirs._id)).status, 'whose right is gone').toBe(404);
    await server.database.withSystem(async (tx) => {
      for (const table of ['feedback_answer', 'feedback_request', ...answerTables]) {
        await sql`delete from ${sql.table(table)} where tenant_id = 'red'`.execute(tx);
      }
    });
  });

  it('is made whatever people have typed, which stays as it is', async () => {
    const typed = ['2026-99-99', '2026-03-04', '9999-99-99T99:99:99Z'];
    await server.database.withSystem((tx) =>
      sql`insert into application (tenant_id, id, startup_name, funnel_id, status)
        select 'red', 'typed-' || name, name, 'fu1', 'under_review' from unnest(${typed}::text[]) name`.execute(tx),
    );
    const made = await finished(admin, { type: 'applications' });
    expect(made).toMatchObject({ status: 'COMPLETED', rowCount: 4 });
    const lines = (await download(admin, made._id)).bytes.toString('utf8').split('\r\n');
    for (const name of typed) expect(lines.some((line) => line.startsWith(`${name},`))).toBe(true);
    await server.database.withSystem((tx) => sql`delete from application where id like 'typed-%'`.execute(tx));
  });

  it('gives the address of nobody for a person whose account is gone', async () => {
    const startup = sql`(select id from startup where tenant_id = 'red' order by id limit 1)`;
    await server.database.withSystem((tx) =>
      sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
        values ('red', 'gone-m', 'Gone', 'gone', '[]', '{"unitType": "USER"}', true, true)`.execute(tx),
    );
    const { rows } = await server.database.withSystem((tx) =>
      sql<{
        startupId: string;
      }>`insert into metric_data_item (tenant_id, id, startup_id, metric_id, value, edited_by_id)
        values ('red', 'gone-1', ${startup}, 'gone-m', 4711, null), ('red', 'gone-2', ${startup}, 'gone-m', 4712, 'red-admin')
        returning startup_id as "startupId"`.execute(tx),
    );
    const made = await finished(admin, { type: 'metrics', recordId: rows[0]?.startupId });
    const lines = (await download(admin, made._id)).bytes.toString('utf8').split('\r\n');
    expect(lines.find((line) => line.includes('4711'))).toContain(',unknown-user@cohort.test,');
    expect(lines.find((line) => line.includes('4712'))).toMatch(/,[^,]+@red\.test,/);
    await server.database.withSystem((tx) => sql`delete from metric_data_item where metric_id = 'gone-m'`.execute(tx));
    await server.database.withSystem((tx) => sql`delete from metric where id = 'gone-m'`.execute(tx));
  });

  it('is closed to who may no longer take it along, and opens when they may again', async () => {
    const made = await finished(admin, { type: 'users' });
    const setRole = (overrides: object) =>
      server.database.withSystem((tx) =>
        sql`update role set overrides = ${JSON.stringify(overrides)}::jsonb
          where id = (select role_id from "user" where id = 'red-admin') and tenant_id = 'red'`.execute(tx),
      );
    await setRole({ 'USER/USER:EDIT': 'NONE' });
    await vi.waitFor(async () => expect((await download(admin, made._id)).status).toBe(404), 5000);
    await setRole({});
    await vi.waitFor(async () => expect((await download(admin, made._id)).status).toBe(200), 5000);
  });

  it('waits for one of the three that are under way', async () => {
    await server.database.withSystem((tx) =>
      sql`insert into export (tenant_id, id, name, type, status, format, requested_by_id)
        select 'red', 'busy' || n, 'users.csv', 'users', 'IN_PROGRESS', 'csv', 'red-admin' from generate_series(1, 3) n`.execute(
        tx,
      ),
    );
    const { json } = await server.graphql(START, { token: admin, variables: { type: 'users' } });
    expect(json.errors?.[0]).toMatchObject({
      message: '3 of your exports are still being made. Wait until one is ready.',
      extensions: { reason: 'tooManyExports' },
    });
    await server.database.withSystem((tx) => sql`delete from export where id like 'busy%'`.execute(tx));
  });

  it('holds what its reader may read, with headings and words in their language', async () => {
    const made = await finished(mentor, { type: 'portfolio' });
    const text = (await download(mentor, made._id)).bytes.toString('utf8');
    expect(made.rowCount).toBe(1);
    expect(text).toMatch(/Nom,.*Statut/);
    expect(text).toContain('Startup 7');
  });

  it('is a sheet where one is asked for', async () => {
    const made = await finished(admin, { type: 'users', format: 'xlsx' });
    const { bytes } = await download(admin, made._id);
    expect((await fileTypeFromBuffer(bytes))?.ext).toBe('xlsx');
    expect(bytes.toString('utf8')).toContain('mentor@red.test');
  });

  it('of more than a file can hold says so, rather than to hold a part', async () => {
    const made = await finished(admin, { type: 'startupsManagement', format: 'xlsx' });
    expect(made).toMatchObject({ status: 'ERROR', problem: 'A sheet holds at most 100 rows. Export as CSV instead' });
    expect((await download(admin, made._id)).status).toBe(404);
  });

  it.each(Object.keys(exportTypes))('of %s can be read', async (type) => {
    expect((await finished(admin, { type })).status).toBe('COMPLETED');
  });

  it('prints an application with what was answered, for those who may take it along', async () => {
    await server.database.withSystem(async (tx) => {
      await sql`insert into form (tenant_id, id, title, status) values ('red', 'f1', 'About you', 'published')`.execute(
        tx,
      );
      await sql`insert into question (tenant_id, id, form_id, position, label, question_type)
        values ('red', 'q1', 'f1', 1, 'Pitch', 'text')`.execute(tx);
      await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id)
        values ('red', 'r1', 'Form', 'fu1', 1, 'f1')`.execute(tx);
    });
    const made = await finished(admin, { type: 'pdfs', recordId: 'a1' });
    expect(made).toMatchObject({ status: 'COMPLETED', rowCount: 1, name: expect.stringMatching(/\.pdf$/) });
    const { bytes } = await download(admin, made._id);
    expect((await fileTypeFromBuffer(bytes))?.ext).toBe('pdf');
    expect(await finished(admin, { type: 'pdfs', recordId: 'gone' })).toMatchObject({ status: 'ERROR' });
  });

  it('is refused without its permission, outside the plan, and of what is no table', async () => {
    const codeOf = async (token: string, type: string) =>
      (await server.graphql(START, { token, variables: { type } })).json.errors?.[0]?.extensions?.code;
    expect(await codeOf(mentor, 'users')).toBe('ValidationError');
    const cofounder = await server.signIn('cofounder@red.test');
    expect(await codeOf(cofounder, 'portfolio')).toBe('ForbiddenError');
    expect(await codeOf(admin, 'pdfs')).toBe('ValidationError');
    await server.database.withSystem((tx) =>
      sql`update incubator set plan_info = '{"features": []}' where id = 'red'`.execute(tx),
    );
    expect(await codeOf(await server.signIn('admin@red.test'), 'applications')).toBe('ForbiddenError');
  });

  it('holds only what the permission to take it along reaches, though more may be read', async () => {
    await server.database.withSystem(async (tx) => {
      await sql`update incubator set plan_info = null where id = 'red'`.execute(tx);
      const overrides = { 'APPLICATION/APPLICATION:VIEW_ALL': 'ALL', 'APPLICATION/APPLICATION:DOWNLOAD': 'ASSIGNED' };
      await sql`update role set overrides = ${JSON.stringify(overrides)}::jsonb
        where id = (select role_id from "user" where id = 'red-mentor')`.execute(tx);
      await sql`insert into application (tenant_id, id, startup_name, funnel_id, status, readers_ids)
        values ('red', 'a2', 'Mine', 'fu1', 'under_review', '{red-mentor}'), ('red', 'a3', 'Looked after', 'fu1', 'under_review', '{}')`.execute(
        tx,
      );
      await sql`update application set startup_id = 's7', status = 'accepted' where id = 'a3'`.execute(tx);
    });
    const reader = await server.signIn('mentor@red.test');
    const { json } = await server.graphql('{ applications { totalCount } }', { token: reader });
    expect(json.data?.applications?.totalCount).toBe(3);
    expect((await finished(reader, { type: 'applications' })).rowCount).toBe(2);
  });

  it('of answers holds those of applications only where applications may be taken along', async () => {
    await server.database.withSystem(async (tx) => {
      await sql`insert into form_submission (tenant_id, id, form_title, application_id) values ('red', 'fs1', 'Round', 'a1'), ('red', 'fs2', 'Shared', null)`.execute(
        tx,
      );
      await sql`insert into form_answer (tenant_id, id, question_label, submission_id, application_id)
        values ('red', 'an1', 'Why', 'fs1', 'a1'), ('red', 'an2', 'Who', 'fs2', null)`.execute(tx);
    });
    const answers = async () => (await finished(await server.signIn('admin@red.test'), { type: 'forms' })).rowCount;
    const plan = (features: string) =>
      server.database.withSystem((tx) =>
        sql`update incubator set plan_info = ${features}::jsonb where id = 'red'`.execute(tx),
      );
    await plan('{"features": ["bulkApplicationExport"]}');
    expect(await answers()).toBe(2);
    await plan('{"features": []}');
    expect(await answers()).toBe(1);
  });

  it('whose bytes are gone is answered as one that is not there', async () => {
    const made = await finished(admin, { type: 'users' });
    await rm(join(server.dataDir, 'uploads'), { recursive: true });
    expect((await download(admin, made._id)).status).toBe(404);
  });

  it('has no limits where no plan is on record', async () => {
    await server.database.withSystem((tx) => sql`update incubator set plan_info = null where id = 'red'`.execute(tx));
    expect((await finished(await server.signIn('admin@red.test'), { type: 'applications' })).status).toBe('COMPLETED');
  });

  it('fails with a word about it when its reader may no longer have it', async () => {
    await server.database.withSystem(async (tx) => {
      await sql`insert into export (tenant_id, id, name, type, status, format, requested_by_id)
        values ('red', 'late', 'users.csv', 'users', 'QUEUED', 'csv', 'red-mentor')`.execute(tx);
      await sql`insert into job (tenant_id, id, kind, user_id, payload)
        values ('red', 'late', 'export', 'red-mentor', '{"exportId": "late", "type": "users", "format": "csv"}')`.execute(
        tx,
      );
      await sql`select pg_notify('cohort_jobs', '')`.execute(tx);
    });
    await vi.waitFor(async () => {
      const read = '{ export(id: "late") { status problem } }';
      const { json } = await server.graphql(read, { token: mentor });
      expect(json.data?.export).toEqual({ status: 'ERROR', problem: expect.any(String) });
    }, 10_000);
  });
});

it('writes a sheet with its texts as they are', async () => {
  const bytes = sheetFile([
    ['Name', 'Count'],
    ['A & <b>', 3],
    [null, -1.5],
  ]);
  expect((await fileTypeFromBuffer(bytes))?.mime).toContain('spreadsheetml');
  const text = Buffer.from(bytes).toString('utf8');
  expect(text).toContain('A &amp; &lt;b&gt;');
  expect(text).toContain('<v>-1.5</v>');
});
