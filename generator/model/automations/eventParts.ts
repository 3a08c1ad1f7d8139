import type { FieldMeta } from '#domain/model/entity.ts';
import type { EntityIndex } from '../columns.ts';
import type { AutomationSource, Draft } from '../Draft.ts';
import type { EventPartModel } from '../Model.ts';

/** Whoever has done it: a part of every event. */
const ACTOR = 'actor';
/** Of what is done: whoever has still to do it. */
export const EVERYBODY = 'everybody';

export type EventParts = Readonly<Record<string, EventPartModel>>;

/** The entity whose records are people, or startups: the one whose visibility is that of these. */
export function entityOf(draft: Draft, what: 'people' | 'startups'): string {
  const found = [...draft.entities.values()].find(({ value }) => value.visibility?.of === what);
  return found?.id ?? (what === 'people' ? 'User' : 'Startup');
}

/** What an automation can speak of, by name; undefined where its event or its entity does not exist. */
export function partsOf(draft: Draft, { when }: AutomationSource): EventParts | undefined {
  if (typeof when !== 'string') {
    if (!draft.entities.has(when.record)) return undefined;
    return { [lowerFirst(when.record)]: { type: when.record, isList: false, isOptional: false } };
  }
  const payload = draft.events.get(when)?.value.payload;
  if (payload === undefined) return undefined;
  const parts = Object.entries(payload).map(([name, type]) => [name, eventPart(type)] as const);
  return {
    ...Object.fromEntries(parts),
    [ACTOR]: { type: entityOf(draft, 'people'), isList: false, isOptional: true },
  };
}

/** `User[]?` → a list of ids of users that may be absent. */
export function eventPart(source: string): EventPartModel {
  const type = source.replace(/(\[\])?\??$/, '');
  return { type, isList: source.includes('[]'), isOptional: source.endsWith('?') };
}

/** Whether a part is a record, or a list of records; the others are plain values. */
export const isRecord = ({ type }: EventPartModel): boolean => /^[A-Z]/.test(type);

/** Where a path of an automation leads: a part itself, or a field that relations lead to; undefined where nothing is. */
export type PathEnd = { readonly part: EventPartModel } | { readonly field: FieldMeta };

export function endOf(entities: EntityIndex, parts: EventParts, path: string): PathEnd | undefined {
  const [head = '', ...steps] = path.split('.');
  const part = Object.hasOwn(parts, head) ? parts[head] : undefined;
  if (part === undefined || steps.length === 0) return part && { part };
  let owner: string | undefined = isRecord(part) && !part.isList ? part.type : undefined;
  let field: FieldMeta | undefined;
  for (const step of steps) {
    field = entities.get(owner ?? '')?.fields.find(({ name }) => name === step);
    if (field === undefined) return undefined;
    owner = field.entity;
  }
  return field && { field };
}

/** Minutes of `30m`, `12h`, `3d`. */
export function minutesOf(duration: string): number {
  const minutes = { m: 1, h: 60, d: 1440 } as const;
  return Number(duration.slice(0, -1)) * minutes[duration.slice(-1) as keyof typeof minutes];
}

export const isDuration = (text: string): boolean => /^[1-9]\d*[mhd]$/.test(text);

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
