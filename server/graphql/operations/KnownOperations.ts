import { createHash } from 'node:crypto';

/** The texts of the project's own client; any other operation is refused unless the server is opened for exploring. */
export class KnownOperations {
  readonly #hashes: ReadonlySet<string>;

  constructor(texts: Iterable<string>) {
    this.#hashes = new Set([...texts].map(hashOf));
  }

  has(text: string): boolean {
    return this.#hashes.has(hashOf(text));
  }

  get size(): number {
    return this.#hashes.size;
  }
}

/** Printing differs in white space only: the client's printer and the generator's need not agree on it. */
function hashOf(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex');
}
