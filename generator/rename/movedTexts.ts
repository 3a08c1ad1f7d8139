import type { Model } from '../model/Model.ts';
import type { Renaming } from './Renaming.ts';

/** Keys of texts that are another with the new name: old → new. */
export function movedKeys(
  before: Model['texts'],
  after: Model['texts'],
  { keys }: Renaming,
): ReadonlyMap<string, string> {
  const [old, now] = [new Set(before.map(({ key }) => key)), new Set(after.map(({ key }) => key))];
  const gone = [...old].filter((key) => !now.has(key));
  const candidates = (key: string): string[] =>
    keys.filter(([from]) => key.includes(from)).map(([from, to]) => key.replace(from, to));
  return new Map(
    gone.flatMap((key) => {
      const found = candidates(key).find((candidate) => now.has(candidate) && !old.has(candidate));
      return found === undefined ? [] : [[key, found] as const];
    }),
  );
}
