import { readFileSync, statSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MARK = '?generation=';

/**
 * Loads the project's modules anew within one process. Each generation has modules of its own, told apart by a mark in
 * their address; what is loaded before `layGround` (the database, with all that it imports) is one for all of them, so
 * that a later generation works on what an earlier one has opened, and recognises its errors.
 */
export class Generations {
  readonly #folders: readonly string[];
  readonly #ground = new Set<string>();
  readonly #loaded = new Set<string>();
  readonly #sources = new Map<string, { readonly changedAt: number; readonly source: string }>();
  #isGroundLaid = false;
  #number = 1;

  /** `folders`: addresses (`file:///…/`) of what is loaded anew. */
  constructor(folders: readonly string[]) {
    this.#folders = folders;
    registerHooks({
      resolve: (specifier, context, next) => {
        const found = next(specifier, context);
        return { ...found, url: this.#addressIn(found.url, context.parentURL) };
      },
      load: (url, context, next) => {
        const [address = ''] = url.split(MARK);
        // The first generation is loaded by Node itself, which keeps what it has compiled for the next start.
        if (address === url || !address.endsWith('.ts')) return next(url, context);
        return { format: 'module', source: this.#sourceOf(address), shortCircuit: true };
      },
    });
  }

  layGround(): void {
    this.#isGroundLaid = true;
  }

  /** Whether one of these files (absolute paths) can only be taken over by another process. */
  isGround(files: readonly string[]): boolean {
    const ground = new Set([...this.#ground].map((address) => fileURLToPath(address)));
    return files.some((file) => ground.has(file));
  }

  get number(): number {
    return this.#number;
  }

  /** The module at `address` (`file:///…`), and all that it imports, as their files are now. */
  async load(address: string): Promise<unknown> {
    return import(this.#number === 1 ? address : `${address}${MARK}${this.#number}`);
  }

  next(): void {
    this.#number += 1;
  }

  /** Takes the types out of all that is loaded, a file in each turn of the loop: the next generation finds it done. */
  async prepare(): Promise<void> {
    for (const address of [...this.#loaded]) {
      try {
        if (address.endsWith('.ts')) this.#sourceOf(address);
      } catch {
        // A file that is gone, or wrong: told of when it is loaded.
      }
      await setImmediate();
    }
  }

  #addressIn(address: string, parent: string | undefined): string {
    if (address.includes(MARK) || !this.#folders.some((folder) => address.startsWith(folder))) return address;
    if (!this.#isGroundLaid) this.#ground.add(address);
    if (this.#ground.has(address)) return address;
    this.#loaded.add(address);
    const generation = parent?.split(MARK)[1];
    return generation === undefined ? address : `${address}${MARK}${generation}`;
  }

  #sourceOf(address: string): string {
    const path = fileURLToPath(address);
    const changedAt = statSync(path).mtimeMs;
    const kept = this.#sources.get(path);
    if (kept?.changedAt === changedAt) return kept.source;
    const source = withoutTypes(path);
    this.#sources.set(path, { changedAt, source });
    return source;
  }
}

function withoutTypes(path: string): string {
  try {
    return stripTypeScriptTypes(readFileSync(path, 'utf8'), { sourceUrl: path });
  } catch (error) {
    throw new SyntaxError(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
