import type { FormElement } from '#domain/forms/FormElement.ts';

/** Questions that follow each other, drawn and laid out as one: of five hundred, those around the screen are. */
export interface QuestionGroup {
  /** Its place in the whole form: stays when conditions show or hide questions before it. */
  readonly key: number;
  readonly elements: readonly FormElement[];
}

/** As many as stand on a screen or two. */
const SIZE = 20;

/** Shares out what is shown of a form, by where it stands among all of its elements; a form of a few screens is one group. */
export function questionGroups(all: readonly FormElement[], shown: readonly FormElement[]): readonly QuestionGroup[] {
  if (shown.length <= 2 * SIZE) return [{ key: 0, elements: shown }];
  const places = new Map(all.map(({ _id }, at) => [_id, Math.floor(at / SIZE)]));
  const groups = Map.groupBy(shown, ({ _id }) => places.get(_id) ?? 0);
  return [...groups].map(([key, elements]) => ({ key, elements }));
}
