import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own and of few megabytes, to be filled. Only the administrator of a machine may make one. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'cohort-disk-'));

  constructor(megabytes: number) {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder], { stdio: 'pipe' });
    } catch (cause) {
      rmdirSync(this.folder);
      throw new Error('a small file system can not be mounted here: run this as root', { cause });
    }
  }

  get freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** Takes all but so much of what is free. */
  fillUpTo(free: number): void {
    writeFileSync(this.#ballast, Buffer.alloc(Math.max(0, this.freeBytes - free)));
  }

  /** Gives back what was taken. */
  makeRoom(): void {
    rmSync(this.#ballast, { force: true });
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.folder]);
    rmdirSync(this.folder);
  }

  get #ballast(): string {
    return join(this.folder, 'ballast');
  }
}
