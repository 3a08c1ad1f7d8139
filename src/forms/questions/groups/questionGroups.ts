import type { FormElement } from '#domain/forms/FormElement.ts';

/** Questions that follow each other, drawn and laid out as one: of five hundred, those around the screen are. */
export interface QuestionGroup {
  /** Its place in the whole form: stays when conditions show or hide questions before it. */
  readonly key: number;
  readonly elements: readonly FormElement[];
}

/** As many as stand on a screen or two. */
const SIZE = 20;

/** As many as fill a screen of a desk: they are waited for, and those of the next group come right after them. */
const FIRST = 12;

const groupAt = (at: number): number => Math.floor((at + SIZE - FIRST) / SIZE);

/** A form of a few screens is not shared out. By all of its elements: what a condition shows later draws nothing else anew. */
export const isShort = (all: readonly FormElement[]): boolean => all.length <= 2 * SIZE;

/** Shares out what is shown of a form, by where it stands among all of its elements. */
export function questionGroups(all: readonly FormElement[], shown: readonly FormElement[]): readonly QuestionGroup[] {
  const places = new Map(all.map(({ _id }, at) => [_id, groupAt(at)]));
  const groups = Map.groupBy(shown, ({ _id }) => places.get(_id) ?? 0);
  return [...groups].map(([key, elements]) => ({ key, elements }));
}
