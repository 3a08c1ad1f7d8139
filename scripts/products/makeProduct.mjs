/** `node scripts/products/makeProduct.mjs DIR`: compiles a product that is a spec alone, and builds its client, in its workshop. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeOnce } from '../madeOnce.mjs';
import { askOnlyWhatIsThere } from './askOnlyWhatIsThere.ts';
import { buildWorkshop } from './workshop.ts';

const house = resolve(import.meta.dirname, '../..');
const product = resolve(process.argv[2] ?? '');
if (!existsSync(join(product, 'spec/app.yaml'))) {
  console.error(`There is no spec/app.yaml in ${product}. \`npm run spec -- init DIR\` writes the first.`);
  process.exit(2);
}
const workshop = buildWorkshop(house, product);
makeOnce(workshop, 'generate', () => {
  console.log('Compiling the spec …');
  mkdirSync(join(workshop, 'docs'), { recursive: true });
  run('node', [join(house, 'generator/cli.ts'), 'build', '--root', workshop]);
  run('node', ['scripts/print-schema.ts']);
  askOnlyWhatIsThere(workshop);
  run('graphql-codegen', ['--config', 'codegen.ts']);
  // The questions as they were: the same sources are to look the same next time.
  buildWorkshop(house, product);
});
makeOnce(workshop, 'build', () => {
  console.log('Building the client …');
  run('vite', ['build', '--logLevel', 'warn']);
});

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: workshop, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
