/** A text of the spec and its key. */
export interface FoundText {
  readonly key: string;
  readonly text: string;
}

/** More than anybody looks through: whoever has not found it types on. */
const MOST = 30;

/** Texts with all that was typed in them or in their keys, shorter ones first; the chosen one is always among them. */
export function textsLike(
  texts: ReadonlyMap<string, string>,
  query: string,
  chosen: string | null,
): readonly FoundText[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const all = [...texts].map(([key, text]) => ({ key, text }));
  const own = all.filter(({ key }) => key === chosen);
  if (words.length === 0) return own;
  const found = all.filter(({ key, text }) => {
    const looked = `${text} ${key}`.toLocaleLowerCase();
    return key !== chosen && words.every((word) => looked.includes(word));
  });
  return [...own, ...found.toSorted((one, other) => one.text.length - other.text.length)].slice(0, MOST);
}
