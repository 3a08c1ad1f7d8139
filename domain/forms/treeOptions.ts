import type { FormElement, TreeOption } from './FormElement.ts';

/** The options of a tree as deep as its question goes; all of them where it sets no depth (requirement 001 §3, optionsDepth). */
export function treeOptionsOf({ treeOptions, optionsDepth }: FormElement): readonly TreeOption[] {
  if (optionsDepth === null) return treeOptions;
  const byId = new Map(treeOptions.map((option) => [option._id, option]));
  return treeOptions.filter((option) => depthOf(option, byId) <= optionsDepth);
}

/** Levels from the top, which is the first. */
function depthOf(option: TreeOption, byId: ReadonlyMap<string, TreeOption>): number {
  let depth = 1;
  let parent = byId.get(option.parentId ?? '');
  // Nobody can stop two options from naming each other as parents; there are never more levels than options.
  while (parent && depth <= byId.size) {
    depth += 1;
    parent = byId.get(parent.parentId ?? '');
  }
  return depth;
}
