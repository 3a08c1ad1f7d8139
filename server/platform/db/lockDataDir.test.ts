import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataDirLockedError, lockDataDir } from './lockDataDir.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cohort-lock-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Another process that holds the lock until it is killed. */
async function holdInAnotherProcess() {
  const module = new URL('./lockDataDir.ts', import.meta.url).href;
  const script = `import { lockDataDir } from ${JSON.stringify(module)};
    lockDataDir(${JSON.stringify(directory)}); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return holder;
}

describe('lockDataDir', () => {
  it('refuses a directory that another process uses, and takes it over when that one was killed', async () => {
    const holder = await holdInAnotherProcess();
    expect(() => lockDataDir(directory)).toThrow(DataDirLockedError);
    expect(() => lockDataDir(directory)).toThrow(`DATA_DIR ${directory} is in use by another process`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const unlock = lockDataDir(directory);
    expect(() => lockDataDir(directory)).toThrow(DataDirLockedError);
    unlock();
    lockDataDir(directory)();
  });
});
