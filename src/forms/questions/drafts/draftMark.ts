import { readStored, writeStored } from '#src/data/storage.ts';

/** Which draft this browser goes on with, and the last state of it that it knows. */
export interface DraftMark {
  /** The secret of a visitor's draft; empty for people who are signed in, whose draft is found without one. */
  readonly key: string;
  readonly revision: number;
}

export function readMark(place: string): DraftMark | null {
  try {
    const kept: unknown = JSON.parse(readStored(`draft:${place}`) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { key, revision } = kept as Record<string, unknown>;
    return typeof key === 'string' && typeof revision === 'number' ? { key, revision } : null;
  } catch {
    return null;
  }
}

export function writeMark(place: string, mark: DraftMark | null): void {
  writeStored(`draft:${place}`, mark && JSON.stringify(mark));
}
