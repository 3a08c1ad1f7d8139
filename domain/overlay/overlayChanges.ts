import type { Arrangement, ArrangementKind } from '#domain/arrangement/arranged.ts';
import type { OwnWord } from '#domain/text/ownWords.ts';

/** A role of an organisation that may do otherwise than its types in the product, or that it made itself. */
export interface OwnRole {
  readonly name: string;
  readonly types: readonly string[];
  /** Permission key → how far it reaches, where that is otherwise. */
  readonly grants: Readonly<Record<string, OwnReach>>;
}

export const ownReaches = ['ALL', 'ASSIGNED', 'NONE'] as const;
export type OwnReach = (typeof ownReaches)[number];

/** What an organisation has otherwise than the product (decision 0067). */
export interface Overlay {
  readonly words: readonly OwnWord[];
  readonly arrangements: readonly Arrangement[];
  /** Ids of automations that it has switched off; left out where only the rest is looked at. */
  readonly automationsOff?: readonly string[];
  /** Left out where only the rest is looked at, and for whoever may not edit roles. */
  readonly roles?: readonly OwnRole[];
}

export type OverlayKind = 'word' | 'automation' | 'role' | ArrangementKind;

/** One text or place of the product, as an organisation has it. */
export interface OverlayEntry {
  readonly kind: OverlayKind;
  /** Key of the text, name of the menu, table, form or role, or id of the automation. */
  readonly place: string;
  /** Of words alone. */
  readonly language: string | null;
  readonly value: OverlayValue;
}

export type OverlayValue =
  | { readonly text: string }
  | { readonly isOn: boolean }
  | Omit<OwnRole, 'name'>
  | Omit<Arrangement, 'kind' | 'name'>;

/** What has become of one place; null is as the product has it. */
export interface OverlayChange extends Omit<OverlayEntry, 'value'> {
  readonly before: OverlayValue | null;
  readonly after: OverlayValue | null;
}

export function overlayEntries({
  words,
  arrangements,
  automationsOff = [],
  roles = [],
}: Overlay): readonly OverlayEntry[] {
  return [
    ...words.map(({ key, language, text }) => ({ kind: 'word' as const, place: key, language, value: { text } })),
    ...arrangements.map(({ kind, name, ...value }) => ({ kind, place: name, language: null, value })),
    ...automationsOff.map((place) => ({ kind: 'automation' as const, place, language: null, value: { isOn: false } })),
    ...roles.map(({ name, ...value }) => ({ kind: 'role' as const, place: name, language: null, value })),
  ];
}

/** What is otherwise in one than in the other, each place once. */
export function overlayChanges(before: Overlay, after: Overlay): readonly OverlayChange[] {
  const [old, now] = [overlayEntries(before), overlayEntries(after)];
  const gone = old.filter((entry) => !now.some((other) => isSamePlace(other, entry)));
  return [
    ...now.flatMap((entry) => {
      const previous = old.find((other) => isSamePlace(other, entry))?.value ?? null;
      return isSameValue(previous, entry.value) ? [] : [changeOf(entry, previous, entry.value)];
    }),
    ...gone.map((entry) => changeOf(entry, entry.value, null)),
  ];
}

type Placed = Omit<OverlayEntry, 'value'>;

export const isSamePlace = (one: Placed, other: Placed): boolean =>
  one.kind === other.kind && one.place === other.place && one.language === other.language;

/** Whatever order their names stand in: what is kept is in another than what is typed. */
export const isSameValue = (one: OverlayValue | null, other: OverlayValue | null): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function changeOf({ kind, place, language }: Placed, before: OverlayValue | null, after: OverlayValue | null) {
  return { kind, place, language, before, after };
}
