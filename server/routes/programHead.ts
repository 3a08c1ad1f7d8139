import { textIn } from '#domain/forms/elementTexts.ts';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { beginningOf } from '#domain/text/beginningOf.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';

const PAGE = /^\/apply\/program\/([^/]+)\/?$/;

/** What the public page of a program says of itself to whoever finds it: how its story begins. Null for any other page. */
export async function programHead(
  database: DatabaseHandle,
  tenant: string,
  path: string,
  language: string,
): Promise<string | null> {
  const slug = PAGE.exec(path)?.[1];
  if (slug === undefined) return null;
  const [row] = await database.readInTenant(tenant, {
    sql: `select description, coalesce(descriptions, '[]'::jsonb) as descriptions from program where slug = $1`,
    parameters: [slug],
  });
  const story = textIn(
    (row?.descriptions ?? []) as readonly TranslatedText[],
    language,
    String(row?.description ?? ''),
  );
  return beginningOf(story) || null;
}
