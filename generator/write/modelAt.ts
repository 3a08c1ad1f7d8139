import { execFileSync } from 'node:child_process';
import { compile } from '../compile.ts';
import type { Model } from '../model/Model.ts';

/** The spec as it was at a git revision; nothing where there is no such revision, or where it did not compile. */
export function modelAt(root: string, revision: string): Model | undefined {
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const paths = git('ls-tree', '-r', '--name-only', revision, '--', 'spec/')
      .split('\n')
      .filter((path) => path.endsWith('.yaml'));
    const texts = new Map(paths.map((path) => [path, git('show', `${revision}:${path}`)]));
    // What it opened then counts, whatever later rules say of how it was written.
    return compile({ texts, translations: new Map() }).model;
  } catch {
    // git says no: an unknown revision is the caller's mistake, told above.
    return undefined;
  }
}
