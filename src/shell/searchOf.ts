import type { SearchType } from '#domain/model/routes.ts';

interface ValueOf {
  readonly text: string;
  readonly number: number;
  readonly boolean: boolean;
}

export type SearchValues<Shape extends Readonly<Record<string, SearchType>>> = {
  readonly [Name in keyof Shape]?: ValueOf[Shape[Name]] | undefined;
};

/**
 * A typed reading of the address by the names and types of the spec. Values that do not fit are left out,
 * unknown ones stay: links from elsewhere carry their own.
 */
export function searchOf<const Shape extends Readonly<Record<string, SearchType>>>(shape: Shape) {
  return (search: Record<string, unknown>): SearchValues<Shape> => {
    const read: Record<string, unknown> = { ...search };
    for (const [name, type] of Object.entries(shape)) {
      const value = fitting(type, search[name]);
      if (value === undefined) delete read[name];
      else read[name] = value;
    }
    // Each named value has just been made to fit its type.
    return read as SearchValues<Shape>;
  };
}

/** The router reads `?q=42` as a number; where a text is wanted it is one. */
function fitting(type: SearchType, value: unknown): unknown {
  if (type === 'text') return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  return typeof value === type ? value : undefined;
}
