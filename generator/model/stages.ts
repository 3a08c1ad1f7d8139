import { keeper, remember, rememberEach } from '../incremental/remember.ts';
import type { Groups } from '../incremental/watch.ts';
import { BuildContext, type DeclaredText } from './BuildContext.ts';
import type { Draft } from './Draft.ts';
import type { Model } from './Model.ts';

/** A part of the model, and the texts that were met while it was built. */
export interface Built<T> {
  readonly value: T;
  readonly texts: readonly DeclaredText[];
}

/** What every stage is given: the draft, and under `built` what earlier stages made of it. */
export type StageInput = Groups & { readonly draft: Draft };

/** A part of the model that is built as a whole, and kept while all that it is built from stays the same. */
export function stage<Input extends StageInput, T>(
  build: (context: BuildContext, input: Input) => T,
): (input: Input) => Built<T> {
  return remember((input: Input) => collecting(input, build));
}

/** A part of the model that is a list with one item (or some, or none) for each declaration, kept one by one. */
export function stageOfEach<Declaration extends object, Input extends StageInput, T>(
  build: (context: BuildContext, declared: Declaration, input: Input) => readonly T[],
): (input: Input, declared: Iterable<Declaration>) => Built<readonly T[]> {
  const each = rememberEach((input: Input, declared: Declaration) =>
    collecting(input, (context) => build(context, declared, input)),
  );
  const join = remember(({ each: { list } }: { each: { list: readonly Built<readonly T[]>[] } }) => ({
    value: list.flatMap(({ value }) => value),
    texts: list.flatMap(({ texts }) => texts),
  }));
  return (input, declared) => join({ each: { list: each(input, declared) } });
}

function collecting<Input extends StageInput, T>(
  input: Input,
  build: (context: BuildContext, input: Input) => T,
): Built<T> {
  const context = new BuildContext(input.draft);
  const value = build(context, input);
  return { value, texts: context.texts() };
}

type Texts = Pick<Model, 'texts' | 'textsTwice'>;

/** The texts of all stages, sorted by key; of a text met twice the first place counts. */
export function textsOf(stages: readonly Built<unknown>[]): Texts {
  return mergeTexts({ all: { lists: keepLists(stages.map(({ texts }) => texts)) } });
}

const keepLists = keeper<readonly DeclaredText[]>();
const mergeTexts = remember(({ all }: { all: { lists: readonly (readonly DeclaredText[])[] } }): Texts => {
  const byKey = new Map<string, DeclaredText>();
  const textsTwice: Model['textsTwice'][number][] = [];
  for (const list of all.lists) {
    for (const text of list) {
      const first = byKey.get(text.key);
      if (first === undefined) byKey.set(text.key, text);
      else if (first.english !== text.english) textsTwice.push({ first, other: text });
    }
  }
  const texts = [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return { texts, textsTwice };
});
