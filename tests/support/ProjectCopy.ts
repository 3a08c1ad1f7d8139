import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './startPostgres.ts';

const root = join(import.meta.dirname, '..', '..');

/** The project as somebody has it checked out, to be edited while `npm run dev` runs in it; the packages are this checkout's. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'cohort-owner-'));
  port = 0;
  #dev: ChildProcess | null = null;
  #output = '';

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of listed.split('\0').filter((name) => name !== '')) {
      cpSync(join(root, file), join(this.folder, file), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    const git = (...words: string[]) => execFileSync('git', words, { cwd: this.folder });
    git('init', '-q');
    git('add', '-A');
    git('-c', 'user.name=Owner', '-c', 'user.email=owner@example.org', 'commit', '-qm', 'As it is');
  }

  /** `npm run dev`; resolves when it says that it is ready. */
  async startDev(): Promise<void> {
    this.port = await freePort();
    const env = { ...process.env, PORT: String(this.port), DATA_DIR: join(this.folder, '.data'), DEMO: '1' };
    const dev = spawn('npm', ['run', 'dev'], { cwd: this.folder, env, detached: true });
    this.#dev = dev;
    await new Promise<void>((resolve, reject) => {
      const collect = (chunk: Buffer): void => {
        this.#output += chunk.toString();
        if (/^ready /m.test(this.#output)) resolve();
      };
      dev.stdout.on('data', collect);
      dev.stderr.on('data', collect);
      dev.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${this.#output}`)));
    });
  }

  get output(): string {
    return this.#output;
  }

  get isRunning(): boolean {
    return this.#dev?.exitCode === null && this.#dev.signalCode === null;
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Saves the file with one passage of it changed, as somebody who edits it does. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} has no passage\n${from}`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  /** Runs a command of the README; its whole output, whatever it ended with. */
  run(command: string): string {
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: this.folder, encoding: 'utf8' });
    return stdout + stderr;
  }

  async end(): Promise<void> {
    const dev = this.#dev;
    if (dev?.pid !== undefined && this.isRunning) {
      const gone = new Promise((resolve) => dev.once('exit', resolve));
      process.kill(-dev.pid, 'SIGTERM');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
