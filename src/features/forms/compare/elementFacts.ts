import type { TFunction } from 'i18next';
import { columnKindOf } from '#domain/forms/columns/tableColumns.ts';
import { hasSetting } from '#domain/forms/elementKinds.ts';
import { elementLanguages, textIn } from '#domain/forms/elementTexts.ts';
import type { FormElement, QuestionOption, TranslatedText } from '#domain/forms/FormElement.ts';
import { identifies } from '#domain/forms/facts/identifies.ts';
import { conditionSentence } from '#src/forms/questions/conditions/conditionSentence.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { type Language, languageNames } from '#src/ui/i18n/languages.ts';
import { factsOf, nameOfFact } from '../builder/settings/factsOf.ts';
import { wordsOfFormula } from '../builder/settings/formulaWords.ts';
import { limitNames } from '../builder/settings/limitNames.ts';
import { treeText } from '../builder/settings/treeText.ts';

export type CompareTexts = TFunction<['formBuilder', 'publicForms', 'screens', 'spec']>;

/** Something that is said of an element, in its reader's words. */
export interface ElementFact {
  readonly name: string;
  readonly text: string;
  /** What tells two apart where their words follow what others are called. */
  readonly identity?: string | null;
}

/** The form that an element stands in, and who reads it. */
export interface FactReading {
  readonly t: CompareTexts;
  readonly language: string;
  readonly elements: readonly FormElement[];
}

/** All that is said of an element, by a key that the same thing has in another one. */
export function elementFacts(element: FormElement, { t, language, elements }: FactReading): Map<string, ElementFact> {
  const { questionType, label, description, validations, dependency, formula, options, treeOptions } = element;
  const limits = limitNames(questionType);
  const yesNo = (isSo: boolean): string => t(isSo ? 'screens:yes' : 'screens:no');
  const number = (value: number | null): string => (value === null ? '' : String(value));
  const fact = (key: string, name: string, text: string, identity?: string | null): [string, ElementFact] => [
    key,
    { name, text, ...(identity !== undefined && { identity }) },
  ];
  const known = factsOf(questionType).find((one) => one === element.behavesAs);
  const offered = t(offerName(questionType));
  const translated = translatedInto(options);
  const languages = [...new Set(elementLanguages(element))].sort();
  return new Map([
    fact('label', t('publicForms:compare.question'), label),
    fact('help', t('help'), description ?? ''),
    fact('kind', t('kind'), t(`spec:${enumLabelKey('FormFieldType', questionType)}`)),
    fact('required', t('required'), yesNo(validations.required)),
    fact('min', t(`${limits.least}`), number(validations.min)),
    fact('max', t(`${limits.most}`), number(validations.max)),
    fact('rows', t('userAddRow'), yesNo(element.userAddRow)),
    fact('options', offered, options.map((option) => optionLine(t, questionType, option)).join('\n')),
    fact('tree', t('tree'), treeText(treeOptions)),
    fact('depth', t('depth'), number(element.optionsDepth)),
    fact('formula', t('formula'), formula === null ? '' : wordsOfFormula(formula, elements), formula),
    fact(
      'condition',
      t('publicForms:compare.condition'),
      dependency === null ? t('condition.always') : conditionSentence(t, dependency, elements, language),
      JSON.stringify(dependency),
    ),
    fact('video', t('videoUrl'), element.videoUrl ?? ''),
    fact('weight', t('weight'), number(element.weight)),
    fact('identifies', t('identifies'), yesNo(identifies(element))),
    fact('fills', t('alsoFills'), known === undefined ? '' : nameOfFact(t, known)),
    ...languages.flatMap((written) => {
      const inLanguage = (what: string): string =>
        t('publicForms:compare.inLanguage', { what, language: languageName(written) });
      const branches = treeOptions.map((option) => ({
        ...option,
        label: textIn(option.labels ?? [], written, '') || '–',
      }));
      return [
        fact(`label ${written}`, inLanguage(t('publicForms:compare.question')), textIn(element.labels, written, '')),
        fact(`help ${written}`, inLanguage(t('help')), textIn(element.descriptions, written, '')),
        ...(translated.has(written)
          ? [
              fact(
                `options ${written}`,
                inLanguage(offered),
                options.map((option) => translatedLine(option, written)).join('\n'),
              ),
            ]
          : []),
        fact(`tree ${written}`, inLanguage(t('tree')), treeText(branches)),
      ];
    }),
  ]);
}

const languageName = (language: string): string => languageNames[language as Language] ?? language;

/** What the options of a kind are to who wrote them. */
function offerName(questionType: string) {
  if (questionType === 'number_scale') return 'anchors';
  return hasSetting(questionType, 'columns') ? 'columns' : 'options';
}

const writtenFirst = (texts: readonly TranslatedText[]): string =>
  texts.find(({ value }) => value.trim() !== '')?.value ?? '';

/** An option with all that is said of it: what it counts as, what the cells of its column are. */
function optionLine(t: CompareTexts, questionType: string, option: QuestionOption): string {
  const { labels, isWriteIn, numericalValue, choices } = option;
  const label = writtenFirst(labels);
  const facts = [
    questionType === 'number_scale' ? option.value : '',
    label,
    isWriteIn ? t('writeIn') : '',
    numericalValue === null ? '' : t('publicForms:compare.countsAs', { number: numericalValue }),
    hasSetting(questionType, 'columns') ? t(`columnKind.${columnKindOf(option)}`) : '',
    (choices ?? []).map((choice) => writtenFirst(choice.labels)).join(', '),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Languages that options have besides the one that each was written in first, which their line holds already. */
function translatedInto(options: readonly QuestionOption[]): ReadonlySet<string> {
  const texts = options.flatMap(({ labels, choices }) => [labels, ...(choices ?? []).map((choice) => choice.labels)]);
  return new Set(texts.flatMap((labels) => labels.slice(1).map(({ language }) => language)));
}

function translatedLine({ labels, choices }: QuestionOption, language: string): string {
  const offered = (choices ?? []).map((choice) => textIn(choice.labels, language, '') || '–');
  return [textIn(labels, language, '') || '–', offered.join(', ')].filter(Boolean).join(' · ');
}
