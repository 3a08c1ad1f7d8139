import { sql } from 'kysely';
import { elementOf, optionOf } from '#domain/forms/testing/elements.ts';
import type { Tx } from '#server/platform/db/database.ts';

const elements = JSON.stringify([
  elementOf('team', 'number_scale', { weight: 3, validations: { required: true, min: 1, max: 5 } }),
  elementOf('market', 'select_radio', {
    validations: { required: true, min: null, max: null },
    options: [optionOf('weak', 0), optionOf('fair', 5), optionOf('strong', 20)],
  }),
  elementOf('why', 'text_long'),
]);

/** Four evaluators, and an anonymous funnel with three applications, a form for them and one for evaluators. */
export async function seedScoring(tx: Tx): Promise<void> {
  await sql`insert into role (tenant_id, id, name, type) values ('t1', 'r-Ev', 'Evaluator', '{Evaluator}')`.execute(tx);
  for (const at of [1, 2, 3, 4]) {
    await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id)
      values ('t1', ${`ev${at}`}, ${`Ev${at}`}, ${`ev${at}@t1.test`}, 'Active', 'evaluator', 'r-Ev')`.execute(tx);
  }
  await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
  await sql`insert into form (tenant_id, id, title, kind, status, revision) values
    ('t1', 'fa', 'About you', 'application', 'published', 0), ('t1', 'fe', 'Criteria', 'evaluation', 'published', 1)`.execute(
    tx,
  );
  await sql`insert into question (tenant_id, id, form_id, position, label, question_type) values
    ('t1', 'pitch', 'fa', 1, 'Pitch', 'text_long'), ('t1', 'site', 'fa', 2, 'Site', 'text_link')`.execute(tx);
  await sql`insert into form_version (tenant_id, id, title, form_id, number, question_count, elements, published_at)
    values ('t1', 'v1', 'Criteria', 'fe', 1, 3, ${elements}::jsonb, now())`.execute(tx);
  await sql`insert into funnel (tenant_id, id, name, program_id, status, anonymous, admins_ids)
    values ('t1', 'fu', 'Spring', 'p1', 'open', true, '{admin}')`.execute(tx);
  await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, form_id, evaluation_form_id) values
    ('t1', 'ro1', 'Form', 'fu', 1, 'application', 'fa', null),
    ('t1', 'ro2', 'Jury', 'fu', 2, 'evaluation', null, 'fe')`.execute(tx);
  for (const at of [1, 2, 3]) await seedApplication(tx, at);
}

async function seedApplication(tx: Tx, at: number): Promise<void> {
  const [id, name] = [`a${at}`, `Startup ${at}`];
  await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, founder_email, status, round_id,
      number, anonymous, funnel_admins_ids)
    values ('t1', ${id}, ${name}, 'fu', 'p1', ${`founder${at}@t1.test`}, 'under_review', 'ro1', ${at}, true, '{admin}')`.execute(
    tx,
  );
  await sql`insert into form_submission (tenant_id, id, form_title, form_id, application_id, round_id, status, submitted_at)
    values ('t1', ${`s${at}`}, 'About you', 'fa', ${id}, 'ro1', 'submitted', now())`.execute(tx);
  await sql`insert into form_answer (tenant_id, id, question_label, submission_id, application_id, question_id, position, text_value, array_value)
    values ('t1', ${`x${at}`}, 'Pitch', ${`s${at}`}, ${id}, 'pitch', 1, ${`We are ${name}`}, '{}'),
      ('t1', ${`y${at}`}, 'Site', ${`s${at}`}, ${id}, 'site', 2, 'https://startup.test', '{}')`.execute(tx);
}
