/** A form that is answered about sessions, startups and applications, for tests. */
import { sql } from 'kysely';
import { elementOf, optionOf } from '#domain/forms/testing/elements.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { seedPeople } from '#server/testing/entityServer.ts';

export const workPlaces = ['sessions', 'assessments', 'categorizations', 'evaluations'] as const;
const given = JSON.stringify([
  { questionId: 'stage', questionLabel: 'Stage', textValue: 'seed', numberValue: null, arrayValue: [] },
  { questionId: 'why', questionLabel: 'Why', textValue: 'Good people', numberValue: null, arrayValue: [] },
]);

/** One answer about a session, a startup and an application each, and one of each that is not given, or is to another form. */
export async function seedAnswersAtWork(tx: Tx): Promise<void> {
  await seedPeople(tx);
  const elements = [
    elementOf('stage', 'select_radio', { label: 'Stage', options: [optionOf('seed'), optionOf('later')] }),
    elementOf('why', 'text_long', { label: 'Why' }),
  ];
  await sql`insert into form (tenant_id, id, title, kind, status, revision) values
    ('t1', 'f1', 'How it went', 'coaching', 'published', 1), ('t1', 'f2', 'Another', 'coaching', 'published', 1)`.execute(
    tx,
  );
  await sql`insert into form_version (tenant_id, id, title, form_id, number, question_count, elements, published_at)
    values ('t1', 'v1', 'How it went', 'f1', 1, 2, ${JSON.stringify(elements)}, now())`.execute(tx);
  await sql`insert into coaching_session (tenant_id, id, name, startup_id, start_time, expected_duration)
    values ('t1', 'c1', 'Pricing', 's1', '2026-05-10T09:00:00Z', 45)`.execute(tx);
  for (const [id, form] of [
    ['se1', 'f1'],
    ['se2', 'f2'],
  ]) {
    await sql`insert into session_evaluation (tenant_id, id, form_title, session_id, form_id, form_version, author_id, is_of_coach, answers, submitted_at)
      values ('t1', ${id}, 'How it went', 'c1', ${form}, 1, 'cof1', false, ${given}::jsonb, '2026-05-11T09:00:00Z')`.execute(
      tx,
    );
  }
  await sql`insert into startup_assessment (tenant_id, id, startup_id, assessor_id, assessed_on, form_id, form_version, score, answers) values
    ('t1', 'as1', 's1', 'mentor', '2026-05-12', 'f1', 1, 7, ${given}::jsonb),
    ('t1', 'as2', 's1', 'mentor', '2026-05-13', null, null, 5, null)`.execute(tx);
  await sql`insert into startup_categorization (tenant_id, id, startup_id, form_id, form_version, answers, submitted_at, status) values
    ('t1', 'ca1', 's1', 'f1', 1, ${given}::jsonb, '2026-05-12T09:00:00Z', 'completed'),
    ('t1', 'ca2', 's2', null, null, null, null, 'open'),
    ('t1', 'ca3', 's3', 'f1', 1, ${given}::jsonb, null, 'skipped')`.execute(tx);
  await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
  await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values ('t1', 'fu1', 'Spring', 'p1', 'open', '{}')`.execute(
    tx,
  );
  await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status) values
    ('t1', 'a1', 'Bakely', 'fu1', 'p1', 'under_review')`.execute(tx);
  for (const [id, status] of [
    ['ev1', 'submitted'],
    ['ev2', 'in_progress'],
  ]) {
    await sql`insert into evaluation (tenant_id, id, application_id, evaluator_id, form_id, form_version, status, answers, submitted_at)
      values ('t1', ${id}, 'a1', 'mentor', 'f1', 1, ${status}, ${given}::jsonb, '2026-05-14T09:00:00Z')`.execute(tx);
  }
}

/** The one answer to the form `f1` that is given, by its place. */
export const givenAtWork = { sessions: 'se1', assessments: 'as1', categorizations: 'ca1', evaluations: 'ev1' };
