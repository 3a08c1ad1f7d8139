import { suggestion } from '../diagnostics/suggest.ts';
import { entityMap } from '../map/entityMap.ts';
import { around, type SpecMap } from '../map/SpecMap.ts';
import { screenMap } from '../map/screenMap.ts';
import { dot, mermaid } from '../map/textMaps.ts';
import type { Command } from './Command.ts';
import { modelOf } from './modelOf.ts';

const formats = { mermaid, dot } as const;

/**
 * Entities with their references, or the part around one entity or screen, as Mermaid or DOT:
 * `npm run spec -- graph Startup dot`.
 */
export const graph: Command = ({ root, words, format }) => {
  const written = words.at(-1) === 'dot' ? formats.dot : formats.mermaid;
  const [wanted] = words.filter((word) => !Object.hasOwn(formats, word));
  const model = modelOf({ root, format });
  if (!model) return 1;
  const maps: Readonly<Record<string, SpecMap>> = { entities: entityMap(model), screens: screenMap(model) };
  const part = wanted === undefined ? maps.entities : (maps[wanted] ?? partAround(Object.values(maps), wanted));
  if (!part) {
    const known = Object.values(maps).flatMap(({ nodes }) => nodes.map(({ id }) => id));
    process.stderr.write(`There is no entity and no screen '${wanted}'. ${suggestion(wanted ?? '', known)}\n`);
    return 1;
  }
  process.stdout.write(written(part));
  return 0;
};

function partAround(maps: readonly SpecMap[], id: string): SpecMap | undefined {
  const found = maps.find(({ nodes }) => nodes.some((node) => node.id === id));
  return found && around(found, id);
}
