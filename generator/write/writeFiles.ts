import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EmittedFiles } from '../emit/EmittedFiles.ts';

export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Folders the generator owns whole; a file in them that it no longer makes is stale. Others' files there are named below. */
const ownedFolders = ['domain/generated', 'server/generated', 'src/generated'];
const foreignFiles = /(^|\/)(clientOperations\.gen\.json|resolvers\.gen\.ts|graphql)(\/|$)/;

/** Writes what differs, and removes what is stale. */
export function writeFiles(root: string, files: EmittedFiles): Written {
  const written = [...files].filter(([path, text]) => writeIfChanged(join(root, path), text)).map(([path]) => path);
  const removed = ownedFolders.flatMap((folder) => staleFiles(root, folder, files));
  for (const path of removed) rmSync(join(root, path));
  return { written, removed };
}

/** Committed files that are not as the spec says. */
export function staleDocuments(root: string, documents: EmittedFiles): string[] {
  return [...documents].filter(([path, text]) => readText(join(root, path)) !== text).map(([path]) => path);
}

/** The file is written beside and renamed, so that nobody ever reads half of it. */
function writeIfChanged(path: string, text: string): boolean {
  if (readText(path) === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
  return true;
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function staleFiles(root: string, folder: string, files: EmittedFiles): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !files.has(path) && !foreignFiles.test(path.slice(folder.length)));
}
