import type { Arrangement, ArrangementKind } from './arranged.ts';

const kinds: readonly ArrangementKind[] = ['menu', 'table'];

/** The arrangements in what is stored of an organisation or comes from elsewhere; what is none is left out. */
export function readArrangements(stored: unknown): readonly Arrangement[] {
  return (Array.isArray(stored) ? stored : []).flatMap((one: unknown) => {
    const values = new Map(typeof one === 'object' && one !== null ? Object.entries(one) : []);
    const [kind, name] = [kinds.find((known) => known === values.get('kind')), values.get('name')];
    if (kind === undefined || typeof name !== 'string') return [];
    return [{ kind, name, order: textsIn(values.get('order')), hidden: textsIn(values.get('hidden')) }];
  });
}

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).filter((one): one is string => typeof one === 'string');
