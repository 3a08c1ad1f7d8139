import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const peers = join(import.meta.dirname, 'peers');

/** What the product is measured against has packages of its own, which nobody else needs. */
export function installPeers(): void {
  const installed = join(peers, 'node_modules', '.package-lock.json');
  const wanted = join(peers, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log('Installing the peers to measure against …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peers, stdio: 'inherit' });
}
