/** Work done once for each key (anything that JSON tells apart). Where there are more than `most`, all are forgotten. */
export function remembered<Key, Result>(most: number, work: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (key) => {
    const name = JSON.stringify(key);
    const known = results.get(name);
    if (known !== undefined) return known.result;
    const result = work(key);
    if (results.size >= most) results.clear();
    results.set(name, { result });
    return result;
  };
}

/** Organisations call startups what they like: there may be any number of readers, each with texts of their own. */
export const MOST_READERS = 100;
