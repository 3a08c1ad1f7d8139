import { readFile } from 'node:fs/promises';
import { screenOperations } from '#server/generated/screenOperations.gen.ts';

/** Texts of all operations the project's own client sends: those of generic screens, and those written for bespoke ones. */
export async function knownOperationTexts(): Promise<readonly string[]> {
  return [...screenOperations, ...(await readClientOperations())];
}

async function readClientOperations(): Promise<readonly string[]> {
  const file = new URL('../generated/clientOperations.gen.json', import.meta.url);
  try {
    const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch (error) {
    // Before the first build of the client there is none; the generic screens work without it.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
