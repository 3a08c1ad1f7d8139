/** What a computation is given: groups of parts, `{ draft: { enums, roles, … }, model: { … } }`. */
export type Groups = Readonly<Record<string, object>>;

/** One thing that a computation has looked at, and what it saw. */
export interface Read {
  readonly group: string;
  readonly part: string;
  /** The whole part, or one entry of a part that is a map. */
  readonly entry?: { readonly key: unknown; readonly how: 'get' | 'has' };
  readonly saw: unknown;
}

/** What is seen now at the place of an earlier look. */
export function lookAgain(groups: Groups, { group, part, entry }: Read): unknown {
  const whole = (groups[group] as Readonly<Record<string, unknown>> | undefined)?.[part];
  if (entry === undefined || !(whole instanceof Map)) return whole;
  return entry.how === 'get' ? whole.get(entry.key) : whole.has(entry.key);
}

/** The same groups, but every look at a part is told to `note`, once. Parts that are maps are watched entry by entry. */
export function watch<Input extends Groups>(groups: Input, note: (read: Read) => void): Input {
  const watched: Record<string, object> = {};
  // A group is only wrapped when it is looked at: most computations, of which there are thousands, need one.
  for (const group of Object.keys(groups)) {
    let view: object | undefined;
    Object.defineProperty(watched, group, {
      enumerable: true,
      get: () => {
        view ??= watchParts(group, groups[group] ?? {}, note);
        return view;
      },
    });
  }
  return watched as Input;
}

function watchParts(group: string, parts: object, note: (read: Read) => void): object {
  const seen = new Map<string | symbol, unknown>();
  return new Proxy(parts, {
    get: (target, part) => {
      if (seen.has(part)) return seen.get(part);
      const value: unknown = Reflect.get(target, part);
      if (typeof part === 'symbol') return value;
      const shown = value instanceof Map ? new WatchedMap(group, part, value, note) : value;
      if (shown === value) note({ group, part, saw: value });
      seen.set(part, shown);
      return shown;
    },
  });
}

/** A map that tells which of its entries were asked for; whoever goes through it has seen it as a whole. */
class WatchedMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #map: ReadonlyMap<Key, Value>;
  readonly #place: { readonly group: string; readonly part: string };
  readonly #note: (read: Read) => void;
  readonly #asked = new Set<unknown>();

  constructor(group: string, part: string, map: ReadonlyMap<Key, Value>, note: (read: Read) => void) {
    this.#map = map;
    this.#place = { group, part };
    this.#note = note;
  }

  get(key: Key): Value | undefined {
    const value = this.#map.get(key);
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      this.#note({ ...this.#place, entry: { key, how: 'get' }, saw: value });
    }
    return value;
  }

  has(key: Key): boolean {
    const isThere = this.#map.has(key);
    if (!this.#asked.has(key)) this.#note({ ...this.#place, entry: { key, how: 'has' }, saw: isThere });
    return isThere;
  }

  get size(): number {
    return this.#whole().size;
  }

  entries(): MapIterator<[Key, Value]> {
    return this.#whole().entries();
  }

  keys(): MapIterator<Key> {
    return this.#whole().keys();
  }

  values(): MapIterator<Value> {
    return this.#whole().values();
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    this.#whole().forEach(visit);
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }

  #whole(): ReadonlyMap<Key, Value> {
    this.#note({ ...this.#place, saw: this.#map });
    return this.#map;
  }
}
