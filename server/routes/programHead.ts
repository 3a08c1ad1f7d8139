import { textIn } from '#domain/forms/elementTexts.ts';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';

const PAGE = /^\/apply\/program\/([^/]+)\/?$/;

/** As much as a search engine shows. */
const MOST_LETTERS = 160;

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
  return beginning(story) || null;
}

/** The first words, whole ones. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST_LETTERS) return line;
  const cut = line.slice(0, MOST_LETTERS - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
