import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import { writeFiles } from '#generator/write/writeFiles.ts';
import { ProjectCopy } from '../../support/ProjectCopy.ts';
import type { Declaration } from './Declaration.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const generated = ['domain/generated', 'server/generated', 'src/generated'];

/** Of one changed spec: which tests saw it. */
export interface Seen {
  readonly failed: readonly string[];
  readonly output: string;
}

/** A copy of the project in which one declaration at a time is another, and tests are run. */
export class ChangedCopy {
  readonly #copy = new ProjectCopy();

  constructor() {
    for (const folder of generated)
      if (existsSync(join(root, folder)))
        cpSync(join(root, folder), join(this.#copy.folder, folder), { recursive: true });
  }

  /** Runs these tests with the changed spec; the spec is as before afterwards. */
  run({ file, changed }: Declaration, tests: readonly string[]): Seen {
    const before = this.#copy.read(file);
    this.#copy.write(file, changed());
    try {
      this.#compile();
      return this.#test(tests);
    } finally {
      this.#copy.write(file, before);
      this.#compile();
    }
  }

  async end(): Promise<void> {
    await this.#copy.end();
  }

  #compile(): void {
    const { folder } = this.#copy;
    const { files } = compile(readProject(folder));
    if (files) writeFiles(folder, files);
  }

  #test(tests: readonly string[]): Seen {
    const words = ['vitest', 'run', '--project=unit', '--project=vite', '--reporter=json', ...tests];
    const { stdout, stderr } = spawnSync('npx', words, {
      cwd: this.#copy.folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    return { failed: failedFiles(stdout), output: stdout.slice(0, 2000) + stderr.slice(0, 2000) };
  }
}

interface VitestReport {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** Files with a failed test; none where Vitest itself did not run. */
function failedFiles(stdout: string): readonly string[] {
  const start = stdout.indexOf('{"numTotalTestSuites"');
  if (start < 0) return [];
  const { testResults } = JSON.parse(stdout.slice(start)) as VitestReport;
  return testResults.flatMap(({ name, status }) =>
    status === 'failed' ? [name.replace(/^.*\/cohort-owner-[^/]+\//, '')] : [],
  );
}
