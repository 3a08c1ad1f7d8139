import { type RawBuilder, sql } from 'kysely';

/**
 * A text that people have written in several languages, as somebody reads it who reads this one: the translation where
 * there is one, else as it was first written. `textIn` (domain/forms/elementTexts.ts) says the same of rows in memory.
 *
 * @param column of the text as it was first written, such as `f.name`; `translations` of the others (type `labels`)
 */
export function translatedSql(column: string, translations: string, language: string): RawBuilder<string> {
  return sql<string>`coalesce((
    select translation ->> 'value' from jsonb_array_elements(${sql.ref(translations)}) as translation
    where translation ->> 'language' = ${language} and btrim(translation ->> 'value') <> '' limit 1
  ), ${sql.ref(column)})`;
}
