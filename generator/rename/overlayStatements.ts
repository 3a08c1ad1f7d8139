import type { PlaceMove } from './overlayMoves.ts';

/** What the renames change of places and words that organisations have otherwise. */
export interface OverlayRename {
  readonly places: readonly PlaceMove[];
  /** Keys of texts: old → new. */
  readonly keys: ReadonlyMap<string, string>;
}

const json = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

/** Older databases lack a column; there nobody has anything otherwise. */
const where = (table: string, column: string, statement: string): string =>
  `if exists (select from information_schema.columns where table_schema = current_schema() and table_name = '${table}' and column_name = '${column}') then
        ${statement}
      end if;`;

/** Names of a list, each as it is called now. */
const list = (place: string, part: string): string =>
  `(select coalesce(jsonb_agg(coalesce(m -> 'names' -> (e #>> '{}'), e) order by n), '[]')
            from jsonb_array_elements(case jsonb_typeof(${place} -> '${part}') when 'array' then ${place} -> '${part}' else '[]' end) with ordinality as l(e, n))`;

/** What is said by name, under the names of now; a value that is called otherwise too. */
const keyed = (place: string, part: string): string =>
  `case jsonb_typeof(${place} -> '${part}') when 'object' then jsonb_build_object('${part}', (
            select coalesce(jsonb_object_agg(coalesce(m -> 'names' ->> k, k), coalesce(m -> 'values' -> k -> (v #>> '{}'), v)), '{}')
            from jsonb_each(${place} -> '${part}') as o(k, v))) else '{}' end`;

/** An arrangement as it is called now; \`m\` is the move of its place. */
const moved = (place: string): string =>
  `${place} || jsonb_build_object('order', ${list(place, 'order')}, 'hidden', ${list(place, 'hidden')})
            || ${keyed(place, 'help')} || ${keyed(place, 'defaults')}`;

/** Arrangements, words and their history follow what is called otherwise, so that no organisation loses any of them. */
export function overlayStatements({ places, keys }: OverlayRename): readonly string[] {
  return [...(places.length > 0 ? placeStatements(places) : []), ...(keys.size > 0 ? wordStatements(keys) : [])];
}

function placeStatements(places: readonly PlaceMove[]): string[] {
  const moves = json(places);
  const value = (column: string): string => `case when ${column} is null then null else ${moved(column)} end`;
  return [
    where(
      'incubator',
      'arrangements',
      `update incubator set arrangements = (
          select jsonb_agg(case when m is null then a else ${moved('a')} || jsonb_build_object('name', m -> 'to') end order by place)
          from jsonb_array_elements(arrangements) with ordinality as t(a, place)
          left join jsonb_array_elements(${moves}) as m on m -> 'kind' = a -> 'kind' and m -> 'name' = a -> 'name')
        where jsonb_typeof(arrangements) = 'array' and jsonb_array_length(arrangements) > 0;`,
    ),
    where(
      'organisation_change',
      'place',
      `update organisation_change set place = m ->> 'to', before = ${value('before')}, after = ${value('after')}
        from jsonb_array_elements(${moves}) as m where kind = m ->> 'kind' and place = m ->> 'name';`,
    ),
  ];
}

function wordStatements(keys: ReadonlyMap<string, string>): string[] {
  const moves = json(Object.fromEntries(keys));
  const inList = (column: string): string =>
    where(
      'incubator',
      column,
      `update incubator set ${column} = (
          select jsonb_agg(w || jsonb_build_object('key', coalesce(${moves} -> (w ->> 'key'), w -> 'key')) order by n)
          from jsonb_array_elements(${column}) with ordinality as t(w, n))
        where jsonb_typeof(${column}) = 'array' and jsonb_array_length(${column}) > 0;`,
    );
  return [
    inList('own_words'),
    inList('words_from'),
    where(
      'organisation_change',
      'place',
      `update organisation_change set place = ${moves} ->> place where kind = 'word' and ${moves} ? place;`,
    ),
  ];
}
