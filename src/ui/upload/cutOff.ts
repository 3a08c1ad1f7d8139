import { readStored, writeStored } from '#src/data/storage.ts';

/** A file that is on its way, as this browser remembers it: the page may be loaded anew, or break, before it has arrived. */
export interface FileUnderWay {
  readonly name: string;
  readonly size: number;
  readonly modified: number;
  /** Where it goes on, once its first part has arrived. */
  readonly address: string | null;
}

/** By the page that it is chosen on and its field there: one form may be filled for several applications. */
const keyOf = (field: string): `upload:${string}` => `upload:${window.location.pathname} ${field}`;

export function readUnderWay(field: string): FileUnderWay | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(field)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { name, size, modified, address } = kept as Record<string, unknown>;
    if (typeof name !== 'string' || typeof size !== 'number' || typeof modified !== 'number') return null;
    return { name, size, modified, address: typeof address === 'string' ? address : null };
  } catch {
    return null;
  }
}

export function writeUnderWay(field: string, file: FileUnderWay | null): void {
  writeStored(keyOf(field), file && JSON.stringify(file));
}

export const underWay = ({ name, size, lastModified }: File, address: string | null): FileUnderWay => ({
  name,
  size,
  modified: lastModified,
  address,
});

/** Where a file goes on that is the one which was cut off; undefined for another one. */
export function addressOf(field: string, { name, size, lastModified }: File): string | undefined {
  const kept = readUnderWay(field);
  const isSame = kept?.name === name && kept.size === size && kept.modified === lastModified;
  return (isSame && kept.address) || undefined;
}
