import type { Arrangement, ArrangementKind, FieldHelp } from './arranged.ts';

const kinds: readonly ArrangementKind[] = ['menu', 'table', 'form'];

/** The arrangements in what is stored of an organisation or comes from elsewhere; what is none is left out. */
export function readArrangements(stored: unknown): readonly Arrangement[] {
  return (Array.isArray(stored) ? stored : []).flatMap((one: unknown) => {
    const values = new Map(entriesIn(one));
    const [kind, name] = [kinds.find((known) => known === values.get('kind')), values.get('name')];
    if (kind === undefined || typeof name !== 'string') return [];
    const place = { kind, name, order: textsIn(values.get('order')), hidden: textsIn(values.get('hidden')) };
    return [kind === 'form' ? { ...place, ...partsOfForm(values) } : place];
  });
}

/** Those parts that say something. */
function partsOfForm(values: ReadonlyMap<string, unknown>): Pick<Arrangement, 'help' | 'defaults'> {
  const help = entriesIn(values.get('help')).flatMap(([field, said]): [string, FieldHelp][] => {
    const texts = entriesIn(said).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return texts.length > 0 ? [[field, Object.fromEntries(texts)]] : [];
  });
  const defaults = entriesIn(values.get('defaults')).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...(help.length > 0 && { help: Object.fromEntries(help) }),
    ...(defaults.length > 0 && { defaults: Object.fromEntries(defaults) }),
  };
}

const entriesIn = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).filter((one): one is string => typeof one === 'string');
