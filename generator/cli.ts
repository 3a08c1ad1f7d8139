/** `npm run spec -- <verb>`. What was compiled once is kept, so that the next start reads it instead of compiling it anew. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', '.cache', 'compiled'));
// Imported after the cache is on: static imports would be compiled before it.
const { runCli } = await import('./runCli.ts');
process.exitCode = await runCli();
