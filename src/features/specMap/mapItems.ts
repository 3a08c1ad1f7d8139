import type { MapPicture, SpecMapAnswer } from '#domain/model/specMap.ts';

export const mapParts = ['entities', 'screens', 'events'] as const;
export type MapPart = (typeof mapParts)[number];

/** One thing of the map in the list beside the picture. */
export interface MapItem {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly source?: string;
  /** Ways from it and to it, each with by what; of an event the records, and what follows. */
  readonly out: readonly MapStep[];
  readonly into: readonly MapStep[];
}

export interface MapStep {
  readonly label: string;
  /** The item that it leads to, where that is one of the same list. */
  readonly id: string | null;
}

export function itemsOf(answer: SpecMapAnswer, part: MapPart): readonly MapItem[] {
  return part === 'events' ? eventItems(answer) : pictureItems(answer[part]);
}

function pictureItems({ boxes, ways }: MapPicture): MapItem[] {
  const out = Map.groupBy(ways, ({ from }) => from);
  const into = Map.groupBy(ways, ({ to }) => to);
  return boxes
    .map(
      ({ id, title, note = '', source }): MapItem => ({
        id,
        title,
        note,
        ...(source && { source }),
        out: (out.get(id) ?? []).map(({ to, label }) => ({ label: `${label} → ${to}`, id: to })),
        into: (into.get(id) ?? []).map(({ from, label }) => ({ label: `${from} · ${label}`, id: from })),
      }),
    )
    .sort((one, other) => one.id.localeCompare(other.id));
}

function eventItems({ events }: SpecMapAnswer): MapItem[] {
  return events.map(({ name, about, records, follows }) => ({
    id: name,
    title: name,
    note: about,
    out: follows.map(({ kind, tells }) => ({ label: `${kind} – ${tells}`, id: null })),
    into: records.map((label) => ({ label, id: null })),
  }));
}

/** Items that have all the words somewhere. */
export function found(items: readonly MapItem[], search: string): readonly MapItem[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ id, title, note, out, into }: MapItem): string =>
    [id, title, note, ...[...out, ...into].map(({ label }) => label)].join(' ').toLowerCase();
  return words.length === 0 ? items : items.filter((item) => words.every((word) => textOf(item).includes(word)));
}
