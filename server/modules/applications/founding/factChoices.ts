/** What can be chosen in a field of the startup, by all the names that it has. */
import { sql } from 'kysely';
import type { FactChoice } from '#domain/forms/facts/factReading.ts';
import { languages } from '#domain/generated/constants.gen.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { localeText, textKeys } from '#server/platform/texts/localeTexts.ts';
import type { FactTarget } from './factTargets.ts';

export function choicesOf(tx: Tx, { field, choices }: FactTarget, language: string): Promise<readonly FactChoice[]> {
  if (field === 'industries') return rowsAsChoices(tx, sql`select id, name from industry where is_active order by id`);
  if (field === 'tags') return rowsAsChoices(tx, sql`select id, name from tag where category = 'startup' order by id`);
  const { enum: name } = specCatalog.get('Startup').fields.get(field) ?? {};
  return Promise.resolve(name === undefined ? choices : enumChoices(name, language));
}

async function rowsAsChoices(tx: Tx, query: ReturnType<typeof sql>): Promise<FactChoice[]> {
  const { rows } = await query.execute(tx);
  return (rows as { id: string; name: string }[]).map(({ id, name }) => ({ value: id, label: name, names: [] }));
}

/** Whoever fills a form, and whoever has written it, may read another language than whoever decides. */
function enumChoices(name: string, language: string): FactChoice[] {
  const prefix = `enum.${name}.`;
  const keys = textKeys('spec').filter((key) => key.startsWith(prefix));
  return keys.map((key) => ({
    value: key.slice(prefix.length),
    label: localeText(language, 'spec', key) ?? key,
    names: languages.map(({ id }) => localeText(id, 'spec', key) ?? ''),
  }));
}
