/** Values of forms, their questions and of feedback that follow from others. */
import { sql } from 'kysely';
import { slugOf } from '#domain/text/slugOf.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Publishing a form that asks nothing fails. */
export const deriveForm: DeriveValues = async (merged, changes, tx) => ({
  ...(changes.status !== undefined && { publishingState: await publishingState(tx, merged.id, merged.status) }),
});

async function publishingState(tx: Tx, formId: string, status: unknown): Promise<string | null> {
  if (status !== 'published') return null;
  const { rows } = await sql`select 1 from question where form_id = ${formId} limit 1`.execute(tx);
  return rows.length > 0 ? 'success' : 'failure';
}

/** An answer of a tree is of the form that its question is of. */
export const deriveTreeOption: DeriveValues = async (merged, changes, tx) => {
  if (changes.question === undefined) return {};
  const { rows } = await sql<{ form: string }>`
    select form_id as form from question where id = ${merged.question}`.execute(tx);
  return rows[0] ? { form: rows[0].form } : {};
};

export const deriveFeedbackRequest: DeriveValues = async (_merged, changes, _tx, context) => ({
  ...(changes.createdBy === null && { createdBy: context.principal?.id ?? null }),
});

/** The address of a program's sign-up page follows from its first name and then stays: links to it are out. */
export const deriveProgram: DeriveValues = async (merged, _changes, tx) => {
  if (typeof merged.slug === 'string' && merged.slug !== '') return {};
  const base = slugOf(String(merged.name ?? '')) || 'program';
  const { rows } = await sql<{ slug: string }>`
    select slug from program where slug = ${base} or slug like ${`${base}-%`}`.execute(tx);
  const taken = new Set(rows.map((row) => row.slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return { slug };
};
