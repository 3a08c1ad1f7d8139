/**
 * `node scripts/products/makeProduct.mjs DIR [only-check|only-compile]`: compiles a product that is a spec alone, and builds its
 * client, in its workshop; or puts together only what checking or trying the spec needs. Says where the workshop is.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeOnce } from '../madeOnce.mjs';
import { askOnlyWhatIsThere } from './askOnlyWhatIsThere.ts';
import { buildWorkshop } from './workshop.ts';

const house = resolve(import.meta.dirname, '../..');
const product = resolve(process.argv[2] ?? '');
const only = process.argv[3];
if (!existsSync(join(product, 'spec/app.yaml'))) {
  console.error(`There is no spec/app.yaml in ${product}. \`npm run spec -- init DIR\` writes the first.`);
  process.exit(2);
}
const workshop = putTogether();
if (only !== 'only-check') makeOnce(workshop, 'generate', compile);
if (only === undefined) makeOnce(workshop, 'build', build);
process.stdout.write(workshop);

function putTogether() {
  try {
    return buildWorkshop(house, product);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

function compile() {
  // Not to the output: whoever asks about the spec reads the answer there.
  console.error('Compiling the spec …');
  mkdirSync(join(workshop, 'docs'), { recursive: true });
  run('node', [join(house, 'generator/cli.ts'), 'build', '--root', workshop]);
  run('node', ['scripts/print-schema.ts']);
  askOnlyWhatIsThere(workshop);
  run('graphql-codegen', ['--config', 'codegen.ts', '--silent']);
  // The questions as they were: the same sources are to look the same next time.
  buildWorkshop(house, product);
}

function build() {
  console.error('Building the client …');
  run('vite', ['build', '--logLevel', 'warn']);
}

function run(command, args) {
  const stdio = ['inherit', 'ignore', 'inherit'];
  const { status } = spawnSync(command, args, { cwd: workshop, stdio, shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
