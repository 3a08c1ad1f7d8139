import type { OwnRole } from '#domain/overlay/overlayChanges.ts';
import type { Became } from '../history/HistoryRow.tsx';

interface Words {
  /** Said where there is nothing of its own. */
  readonly usual: string;
  /** What a role is based on. */
  readonly types: string;
}

/** What has become of a role, permission by permission as they are called in the file; of a new one what it is based on, first. */
export function becameOfRole(before: unknown, after: unknown, words: Words): readonly Became[] {
  const [old, now] = [grantsIn(before), grantsIn(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  const isNew = before === null;
  return [
    ...(isNew ? [{ part: words.types, before: '–', after: typesIn(after).join(', ') }] : []),
    ...keys
      .filter((key) => old[key] !== now[key])
      .map((key) => ({ part: key, before: old[key] ?? words.usual, after: now[key] ?? words.usual })),
  ];
}

const grantsIn = (value: unknown): Partial<OwnRole['grants']> => (Object(value) as Partial<OwnRole>).grants ?? {};
const typesIn = (value: unknown): readonly string[] => (Object(value) as Partial<OwnRole>).types ?? [];
