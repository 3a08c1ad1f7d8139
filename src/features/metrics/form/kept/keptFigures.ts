import { readStored, writeStored } from '#src/data/storage.ts';

/** What was typed of a figure, and what stood there when it was. */
export interface KeptFigure {
  readonly typed: string;
  readonly seen: string;
}

/** By the id of the figure, which is of one metric and one period. */
export type KeptFigures = ReadonlyMap<string, KeptFigure>;

/** Where a device keeps what a reader has typed of the figures of a startup and not saved yet. */
export type KeptPlace = `figures:${string}`;

export function keptPlace(tenant: string, reader: string, startup: string): KeptPlace {
  return `figures:${tenant}:${reader}:${startup}`;
}

/** Whatever else may be stored there is left out. */
export function readKept(place: KeptPlace): KeptFigures {
  try {
    const kept: unknown = JSON.parse(readStored(place) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return new Map();
    return new Map(Object.entries(kept).flatMap(([id, figure]) => figureOf(id, figure)));
  } catch {
    return new Map();
  }
}

export function writeKept(place: KeptPlace, kept: KeptFigures): void {
  // What is typed as it stood there is nothing new.
  const changed = [...kept].filter(([, { typed, seen }]) => typed !== seen);
  writeStored(place, changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed)));
}

function figureOf(id: string, figure: unknown): [string, KeptFigure][] {
  if (typeof figure !== 'object' || figure === null) return [];
  const { typed, seen } = figure as Record<string, unknown>;
  return typeof typed === 'string' && typeof seen === 'string' ? [[id, { typed, seen }]] : [];
}
