import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import type { Figure } from '../Figure.ts';
import { median } from '../median.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** One file of each kind that is changed most; the slowest of them counts. */
const changed = [
  'spec/routes/app/tasks.yaml',
  'spec/entities/task.yaml',
  'spec/screens/startups.yaml',
  'spec/access/permissions/courses.yaml',
];

/**
 * Compiling the product's spec: in a fresh process, and again after one file has changed. It does the same work every
 * time, so what is more than the fastest run is the work of others on the machine; the middle one tells how much.
 */
export async function compileSpec(): Promise<Figure[]> {
  const cold = Array.from({ length: 15 }, compileInFreshProcess);
  const warm = changed.map((file) => compileAfterChanges(file, 40));
  const slowest = Math.max(...warm.map((times) => Math.min(...times)));
  return [
    {
      name: 'spec compiled in a fresh process',
      value: Math.min(...cold),
      unit: 'ms',
      bound: { atMost: 500 },
      note: middleOf(cold),
    },
    {
      name: 'spec compiled after one file changed',
      value: slowest,
      unit: 'ms',
      bound: { atMost: 50 },
      note: middleOf(warm.flat()),
    },
  ];
}

function middleOf(times: readonly number[]): string {
  return `fastest of ${times.length}; the middle one ${Math.round(median(times))} ms`;
}

function compileInFreshProcess(): number {
  return Number(execFileSync(process.execPath, [join(import.meta.dirname, 'compileCold.ts')], { encoding: 'utf8' }));
}

/**
 * As `watch` does it: everything is read again, one file is another each time. The line comes first, so that everything
 * in the file stands elsewhere. The first rounds warm the engine up.
 */
function compileAfterChanges(file: string, count: number): number[] {
  const figures: number[] = [];
  for (let round = 0; round < count; round++) {
    const started = performance.now();
    const project = readProject(root);
    const text = project.texts.get(file);
    if (text === undefined) throw new Error(`${file} is not there`);
    const { files } = compile({ ...project, texts: new Map(project.texts).set(file, `# ${round}\n${text}`) });
    if (!files) throw new Error('the spec does not compile');
    figures.push(performance.now() - started);
  }
  return figures.slice(10);
}
