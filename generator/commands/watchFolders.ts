import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells of every change below a folder; gives what ends it. Each folder is watched by itself: watched as a tree, a file
 * that an editor replaces (vim, `git checkout`) is lost after its first change.
 */
export function watchFolders(root: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const refresh = (): void => {
    const folders = new Set([root, ...foldersBelow(root)]);
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) if (!watchers.has(folder)) add(folder);
  };
  const add = (folder: string): void => {
    try {
      const watcher = watch(folder, changed);
      // A folder that is removed while it is watched; its parent tells of that.
      watcher.on('error', () => watchers.delete(folder) && watcher.close());
      watchers.set(folder, watcher);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  };
  const changed = (): void => {
    refresh();
    onChange();
  };
  refresh();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersBelow(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    // A folder went while the tree was read: the change that took it is told of next.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
