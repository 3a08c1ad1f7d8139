import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** A file in the spec's language, with where each thing in it stands. */
export class OverlayFile {
  readonly #lines = new LineCounter();
  readonly #document;

  constructor(text: string) {
    this.#document = parseDocument(text, { lineCounter: this.#lines, maxAliasCount: 0 } as object);
  }

  /** What keeps it from being read, in the words of the reader of YAML. */
  get mistakes(): readonly { readonly line: number; readonly problem: string }[] {
    return this.#document.errors.map(({ pos, message }) => ({
      line: this.#lines.linePos(pos[0]).line,
      problem: message.split(' at line')[0] ?? message,
    }));
  }

  /** All values in it, as plain ones. */
  get values(): unknown {
    return this.#document.toJS({ maxAliasCount: 0 });
  }

  /** The line of the innermost of some names, each inside the one before: a key, or an item of a list. */
  lineOf(names: readonly string[]): number {
    let node: unknown = this.#document.contents;
    let found: Node | null = null;
    for (const name of names) {
      const next = this.#within(node, name);
      if (next === null) break;
      [found, node] = [next.named, next.value];
    }
    return this.#lines.linePos(found?.range?.[0] ?? 0).line;
  }

  /** The line of a name anywhere under others; theirs where it is not there. */
  lineUnder(names: readonly string[], name: string): number {
    const parts = ['order', 'hidden', 'help', 'defaults'].map((part) => [...names, part, name]);
    const here = this.lineOf(names);
    return parts.map((path) => this.#has(path) && this.lineOf(path)).find((line) => line !== false) || here;
  }

  #has(path: readonly string[]): boolean {
    let node: unknown = this.#document.contents;
    return path.every((name) => {
      const next = this.#within(node, name);
      node = next?.value;
      return next !== null;
    });
  }

  #within(node: unknown, name: string): { readonly named: Node; readonly value: unknown } | null {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
      return pair && isScalar(pair.key) ? { named: pair.key, value: pair.value } : null;
    }
    const item = isSeq(node) ? node.items.find((one) => isScalar(one) && one.value === name) : undefined;
    return isScalar(item) ? { named: item, value: null } : null;
  }
}
