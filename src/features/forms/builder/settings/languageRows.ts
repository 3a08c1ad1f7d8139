import type { TranslatedText } from '#domain/forms/FormElement.ts';
import type { BuilderElement } from '../state/BuilderState.ts';

/** A text of an element that can be written in several languages. */
export interface ElementText {
  readonly key: string;
  /** As its author wrote it first. */
  readonly written: string;
  readonly texts: readonly TranslatedText[];
  readonly isLong: boolean;
  /** The place of an option, from 0; of no other text. */
  readonly option?: number;
  /** What others are, whom nobody offers. */
  readonly isWriteIn?: boolean;
  /** What changes of the element when its languages say this. */
  readonly changed: (texts: readonly TranslatedText[]) => Partial<BuilderElement>;
}

/** All texts of an element: the question, its help, what it offers, also in columns of a table, and the branches of its tree. */
export function elementTexts(element: BuilderElement): ElementText[] {
  const { label, labels, description, descriptions, options, treeOptions } = element;
  return [
    { key: 'label', written: label, texts: labels, isLong: false, changed: (texts) => ({ labels: texts }) },
    ...(description
      ? [
          {
            key: 'help',
            written: description,
            texts: descriptions,
            isLong: true,
            changed: (texts: readonly TranslatedText[]) => ({ descriptions: texts }),
          },
        ]
      : []),
    ...options.map((option, at) => ({
      key: `option ${option.value}`,
      written: option.labels[0]?.value ?? '',
      texts: option.labels,
      isLong: false,
      option: at,
      isWriteIn: option.isWriteIn,
      changed: (texts: readonly TranslatedText[]) => ({ options: options.with(at, { ...option, labels: texts }) }),
    })),
    ...options.flatMap((option, at) =>
      (option.choices ?? []).map((choice, place) => ({
        key: `choice ${option.value} ${choice.value}`,
        written: choice.labels[0]?.value ?? '',
        texts: choice.labels,
        isLong: false,
        option: place,
        changed: (texts: readonly TranslatedText[]) => ({
          options: options.with(at, {
            ...option,
            choices: (option.choices ?? []).with(place, { ...choice, labels: texts }),
          }),
        }),
      })),
    ),
    ...treeOptions.map((branch, at) => ({
      key: `branch ${branch._id}`,
      written: branch.label,
      texts: branch.labels ?? [],
      isLong: false,
      changed: (texts: readonly TranslatedText[]) => ({
        treeOptions: treeOptions.with(at, { ...branch, labels: texts }),
      }),
    })),
  ];
}
