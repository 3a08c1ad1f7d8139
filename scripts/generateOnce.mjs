import { contentStamp, onceFor } from './contentStamp.mjs';

const inputs = [
  'spec',
  'generator',
  'domain',
  'server/entities',
  'server/graphql',
  'server/modules',
  'src',
  'codegen.ts',
  'codegen',
  'package-lock.json',
];
const outputs = ['server/generated/entities.gen.ts', 'src/generated/routes.gen.ts', 'docs/schema.graphql'];

/** Compiles the spec unless that was done before from the same files; `run` runs a command or ends the process. */
export function generateOnce(root, run) {
  onceFor(root, 'generate', contentStamp(root, inputs), outputs, () => {
    console.error('Compiling the spec …');
    run('npm', ['run', '--silent', 'generate']);
  });
}
