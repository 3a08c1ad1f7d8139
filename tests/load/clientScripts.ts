import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..', '..');

/** Builds the client unless somebody has. */
export function ensureClient(): void {
  if (existsSync(join(root, 'dist', 'index.html'))) return;
  execFileSync('npm', ['run', '--silent', 'generate'], { cwd: root, stdio: 'inherit' });
  execFileSync(join(root, 'node_modules', '.bin', 'vite'), ['build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
}

/** Size of built scripts, each compressed by itself as they are sent, in kB (1,000 bytes). Paths as in their address. */
export function kilobytes(scripts: Iterable<string>): number {
  const sizes = [...scripts].map((path) => gzipSync(readFileSync(join(root, 'dist', path))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
