import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Which file of the product imports which, read as text. */
export class Imports {
  readonly #importers = new Map<string, Set<string>>();
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    const files = globSync('{domain,server,src,tests,stories,generator}/**/*.{ts,tsx}', { cwd: root });
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      this.#texts.set(file, text);
      for (const [, address] of text.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)) {
        const target = address?.startsWith('#') ? address.slice(1) : normalize(join(dirname(file), address ?? ''));
        const known = this.#importers.get(target) ?? new Set();
        this.#importers.set(target, known.add(file));
      }
    }
  }

  /** Files that import a module and name something of it. */
  readersOf(module: string, name: string): string[] {
    const named = new RegExp(`\\b${name}\\b`);
    return [...(this.#importers.get(module) ?? [])].filter((file) => named.test(this.#texts.get(file) ?? ''));
  }

  /** Tests that import one of the files, or what imports it. */
  testsNear(files: readonly string[]): string[] {
    const once = files.flatMap((file) => [...(this.#importers.get(file) ?? [])]);
    const twice = once.flatMap((file) => [...(this.#importers.get(file) ?? [])]);
    return [...new Set([...files, ...once, ...twice])].filter((file) => file.endsWith('.test.ts'));
  }
}
