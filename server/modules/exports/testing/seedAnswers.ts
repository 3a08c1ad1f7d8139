import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

const asked = (id: string, questionType: string, label: string, options: readonly object[] = []) => ({
  _id: id,
  position: 1,
  questionType,
  label,
  labels: [],
  description: null,
  descriptions: [],
  validations: { required: false, min: null, max: null },
  options,
  treeOptions: [],
});

/** What `seedAnswers` fills, in an order in which it can be emptied. */
export const answerTables = ['form_answer', 'form_submission', 'form_version', 'funnel_round', 'form'];

/** Two versions of a form, of which the second asks for a number where the first asked for words, and an answer to each. */
export async function seedAnswers(tx: Tx): Promise<void> {
  const stage = asked('stage', 'select_radio', 'Stage', [
    { value: 'seed', labels: [{ language: 'en', value: 'Seed' }], isWriteIn: false, numericalValue: null },
  ]);
  await sql`insert into form (tenant_id, id, title, kind, status, revision) values
    ('red', 'fo1', 'About you', 'application', 'published', 2)`.execute(tx);
  await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, form_id) values
    ('red', 'ro1', 'First', 'fu1', 1, 'application', 'fo1')`.execute(tx);
  const version = (number: number, elements: readonly object[]) =>
    sql`insert into form_version (tenant_id, id, title, form_id, number, question_count, elements, published_at) values
      ('red', ${`fv${number}`}, 'About you', 'fo1', ${number}, 2, ${JSON.stringify(elements)}, now())`.execute(tx);
  await version(1, [asked('team', 'text', 'Team size')]);
  await version(2, [stage, asked('team', 'number', 'Team size')]);
  await sql`insert into form_submission (tenant_id, id, form_title, form_id, form_version, status, submitted_at, application_id)
    values ('red', 'su1', 'About you', 'fo1', 1, 'submitted', '2026-01-01', null),
      ('red', 'su2', 'About you', 'fo1', 2, 'submitted', '2026-01-02', 'a1')`.execute(tx);
  await sql`insert into form_answer (tenant_id, id, question_label, submission_id, application_id, question_id, position, text_value, number_value)
    values ('red', 'an1', 'Team size', 'su1', null, 'team', 1, 'three of us', null),
      ('red', 'an2', 'Stage', 'su2', 'a1', 'stage', 1, 'seed', null),
      ('red', 'an3', 'Team size', 'su2', 'a1', 'team', 2, null, 4)`.execute(tx);
}
