import { readFileSync } from 'node:fs';

/** The `schema.graphql` beside a module, given the module's `import.meta.url`. */
export function readSdl(moduleUrl: string): string {
  return readFileSync(new URL('./schema.graphql', moduleUrl), 'utf8');
}
