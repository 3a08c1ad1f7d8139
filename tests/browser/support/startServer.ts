import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDemo } from '#server/testing/testDatabase.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';

/** Starts one server with the demo tenants for all browser tests; builds the client if nobody has. */
export default async function startServer(): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, '..', '..', '..');
  if (!existsSync(join(root, 'dist', 'index.html')))
    execFileSync(join(root, 'node_modules', '.bin', 'vite'), ['build', '--logLevel', 'warn'], {
      cwd: root,
      stdio: 'inherit',
    });
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-browser-'));
  await prepareDemo(dataDir);
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' });
  process.env.COHORT_PORT = String(server.port);
  process.env.COHORT_DATA_DIR = dataDir;
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
