/** Values of programs that follow from others. */
import { sql } from 'kysely';
import { slugOf } from '#domain/text/slugOf.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';

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
