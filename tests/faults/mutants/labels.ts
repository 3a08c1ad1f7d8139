import type { TextModel } from '#generator/model/Model.ts';
import type { Declaration } from './Declaration.ts';

/** Each text that the spec gives to people: titles, labels, helps, names of values. */
export function* changedLabels(files: ReadonlyMap<string, string>, texts: readonly TextModel[]): Iterable<Declaration> {
  const seen = new Set<string>();
  for (const { key, english, place } of texts) {
    const at = `${place.file}:${place.line}:${place.column}`;
    const lines = files.get(place.file)?.split('\n') ?? [];
    const line = lines[place.line - 1] ?? '';
    const written = line.slice(place.column - 1, place.column - 1 + place.length);
    // What follows from a name, or from another text, is declared there.
    if (seen.has(at) || !isWritten(written, english)) continue;
    seen.add(at);
    yield {
      kind: 'label',
      name: `${key} (${at})`,
      file: place.file,
      changed: () => {
        const rest = line.slice(place.column - 1 + place.length);
        const copy = [...lines];
        copy[place.line - 1] = `${line.slice(0, place.column - 1)}${JSON.stringify(`${english} zz`)}${rest}`;
        return copy.join('\n');
      },
    };
  }
}

const isWritten = (written: string, english: string): boolean =>
  written === english || written === `'${english.replaceAll("'", "''")}'` || written === JSON.stringify(english);
