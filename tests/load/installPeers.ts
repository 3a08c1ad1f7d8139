import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const peers = join(import.meta.dirname, 'peers');

/** What the product is measured against has packages of its own, which nobody else needs. */
export function installPeers(): void {
  if (existsSync(join(peers, 'node_modules'))) return;
  console.log('Installing the peers to measure against …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peers, stdio: 'inherit' });
}
