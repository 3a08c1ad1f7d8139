import { type Groups, lookAgain, type Read, watch } from './watch.ts';

/**
 * A pure function that is computed anew only when something it has looked at is another: a part of its input by
 * identity, or an entry of a part that is a map. What it depends on is observed, never declared, so that nobody can
 * forget to declare it (the idea of build systems à la carte, Mokhov et al. 2018: a verifying trace per task).
 *
 * The function must take everything it uses from its input, and give back nothing that anybody changes.
 */
export function remember<Input extends Groups, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  const lately = new LastTwo<{ readonly reads: readonly Read[]; readonly output: Output }>();
  return (input) => {
    const known = lately.find(({ reads }) => reads.every((read) => lookAgain(input, read) === read.saw));
    if (known !== undefined) return known.output;
    const reads: Read[] = [];
    const output = compute(watch(input, (read) => reads.push(read)));
    lately.add({ reads, output });
    return output;
  };
}

/** Two, because a change is often taken back: an owner's undo, and every spec that is tried with one thing wrong. */
export class LastTwo<Item extends object> {
  #last: Item | undefined;
  #before: Item | undefined;

  /** The one that is wanted; it is then the last that is forgotten. */
  find(isWanted: (item: Item) => boolean): Item | undefined {
    if (this.#last !== undefined && isWanted(this.#last)) return this.#last;
    const before = this.#before;
    if (before === undefined || !isWanted(before)) return undefined;
    this.add(before);
    return before;
  }

  add(item: Item): void {
    this.#before = this.#last;
    this.#last = item;
  }
}

/** `remember` for each item of a list, by its identity. The list of results is the same one while all of them are. */
export function rememberEach<Item extends object, Input extends Groups, Output>(
  compute: (input: Input, item: Item) => Output,
): (input: Input, items: Iterable<Item>) => readonly Output[] {
  const known = new WeakMap<Item, (input: Input) => Output>();
  const ofItem = (item: Item): ((input: Input) => Output) => {
    const before = known.get(item);
    if (before !== undefined) return before;
    const made = remember((input: Input) => compute(input, item));
    known.set(item, made);
    return made;
  };
  const keep = keeper<Output>();
  return (input, items) => keep([...items].map((item) => ofItem(item)(input)));
}

/** Gives back one of the two lists before when the new one holds the same. */
export function keeper<Item>(): (list: readonly Item[]) => readonly Item[] {
  const lately = new LastTwo<readonly Item[]>();
  return (list) => {
    const same = lately.find((one) => one.length === list.length && list.every((item, index) => item === one[index]));
    if (same !== undefined) return same;
    lately.add(list);
    return list;
  };
}

/** A pure function of one object that nobody changes: computed once for each. */
export function once<Item extends object, Output>(compute: (item: Item) => Output): (item: Item) => Output {
  const known = new WeakMap<Item, { readonly output: Output }>();
  return (item) => {
    const before = known.get(item);
    if (before !== undefined) return before.output;
    const output = compute(item);
    known.set(item, { output });
    return output;
  };
}
