/** Compiles the spec once in a process that has done nothing before, and prints the milliseconds. */
import { join } from 'node:path';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';

const started = performance.now();
const { files } = compile(readProject(join(import.meta.dirname, '..', '..', '..')));
if (!files) throw new Error('the spec does not compile');
console.log(performance.now() - started);
