import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { all, elementOf, optionOf, when, writeInOption } from '#domain/forms/testing/elements.ts';
import formBuilder from '../../../../locales/en/formBuilder.json' with { type: 'json' };
import publicForms from '../../../../locales/en/publicForms.json' with { type: 'json' };
import screens from '../../../../locales/en/screens.json' with { type: 'json' };
import { elementDifferences } from './elementDifferences.ts';
import type { CompareTexts } from './elementFacts.ts';

const texts = createInstance();
await texts.init({
  lng: 'en',
  resources: { en: { formBuilder, publicForms, screens } },
  interpolation: { escapeValue: false },
  keySeparator: false,
});
const t: CompareTexts = texts.getFixedT('en', ['formBuilder', 'publicForms', 'screens', 'spec']);

const costs = elementOf('costs', 'number', { label: 'Costs' });
const stage = elementOf('stage', 'select_radio', { label: 'Stage', options: [optionOf('Idea'), optionOf('Scale')] });
const reading = { t, language: 'en', elements: [costs, stage] };
const differences = (one: FormElement, other: FormElement) =>
  elementDifferences(one, other, reading, reading).map(({ name, before, after }) => [name, before, after]);

const limits = { required: false, min: null, max: null };
const inArabic = [{ language: 'ar', value: 'نعم' }];
const branch = { _id: 'a', label: 'Europe', labels: [], parentId: null };
const [idea] = stage.options;
if (!idea) throw new Error('The question has options');

/** Two elements that differ in one thing, and what is said of it. */
const cases: readonly [string, string, Partial<FormElement>, Partial<FormElement>, readonly (readonly string[])[]][] = [
  ['the text', 'text', { label: 'Phone' }, { label: 'Mobile' }, [['Question', 'Phone', 'Mobile']]],
  ['its translation', 'text', {}, { labels: inArabic }, [['Question, in العربية', '', 'نعم']]],
  ['the help', 'text', { description: 'Short' }, { description: 'Long' }, [['Help text', 'Short', 'Long']]],
  ['the help’s translation', 'text', {}, { descriptions: inArabic }, [['Help text, in العربية', '', 'نعم']]],
  ['required', 'text', {}, { validations: { ...limits, required: true } }, [['Must be answered', 'No', 'Yes']]],
  [
    'limits of a scale',
    'number_scale',
    { validations: { ...limits, max: 5 } },
    { validations: { ...limits, max: 7 } },
    [['At most', '5', '7']],
  ],
  ['letters', 'text', {}, { validations: { ...limits, min: 3 } }, [['Fewest letters', '', '3']]],
  [
    'words of a scale',
    'number_scale',
    {},
    { options: [{ ...optionOf('1'), labels: [{ language: 'en', value: 'bad' }] }] },
    [['What the points mean', '', '1 · bad']],
  ],
  [
    'a write-in',
    'select_radio',
    { options: [idea] },
    { options: [idea, writeInOption] },
    [['Options', 'Idea', 'Idea\nAnother answer can be written in']],
  ],
  [
    'a number of an option',
    'select_radio',
    { options: [idea] },
    { options: [{ ...idea, numericalValue: 4 }] },
    [['Options', 'Idea', 'Idea · counts as 4']],
  ],
  [
    'the translation of an option',
    'select_radio',
    { options: [idea] },
    { options: [{ ...idea, labels: [...idea.labels, ...inArabic] }] },
    [['Options, in العربية', '', 'نعم']],
  ],
  [
    'the kind of a column',
    'table',
    { options: [idea] },
    { options: [{ ...idea, columnKind: 'number' }] },
    [['Columns', 'Idea · Short text', 'Idea · Number']],
  ],
  [
    'the choices of a column',
    'table',
    { options: [{ ...idea, columnKind: 'choice', choices: [optionOf('A')] }] },
    { options: [{ ...idea, columnKind: 'choice', choices: [optionOf('A'), optionOf('B')] }] },
    [['Columns', 'Idea · One choice of a list · A', 'Idea · One choice of a list · A, B']],
  ],
  ['rows', 'table', {}, { userAddRow: true }, [['Rows can be added', 'No', 'Yes']]],
  [
    'a tree',
    'tree_single',
    { treeOptions: [branch] },
    { treeOptions: [branch, { ...branch, _id: 'b', label: 'Asia', parentId: 'a' }] },
    [['Branches', 'Europe', 'Europe\n  Asia']],
  ],
  [
    'the translation of a tree',
    'tree_single',
    { treeOptions: [branch] },
    { treeOptions: [{ ...branch, labels: inArabic }] },
    [['Branches, in العربية', '', 'نعم']],
  ],
  ['the depth of a tree', 'tree_single', {}, { optionsDepth: 2 }, [['Levels that can be chosen', '', '2']]],
  [
    'a formula',
    'calculated',
    { formula: '{costs} * 2' },
    { formula: '{costs} * 3' },
    [['Formula', '[Costs] * 2', '[Costs] * 3']],
  ],
  [
    'a condition',
    'text',
    {},
    { dependency: all(when('stage', 'IS', 'Scale')) },
    [['Condition', 'Always shown.', 'Shown when “Stage” is Scale.']],
  ],
  ['a video', 'video', { videoUrl: 'https://a.test/1' }, {}, [['Address of the video', 'https://a.test/1', '']]],
  ['a weight', 'number_scale', {}, { weight: 3 }, [['Weight', '', '3']]],
  [
    'an option that was written again',
    'select_radio',
    { options: [idea] },
    { options: [{ ...idea, value: 'anew' }] },
    [['What it is made of', 'The former options or questions', 'New options or questions that read the same']],
  ],
];

describe('what differs between two versions of an element', () => {
  it.each(cases)('says how it was and how it is: %s', (_what, kind, one, other, said) => {
    expect(differences(elementOf('e', kind, one), elementOf('e', kind, other))).toEqual(said);
  });

  it('is nothing where they are the same, and where only a question that a formula names was renamed', () => {
    expect(differences(stage, stage)).toEqual([]);
    const net = elementOf('net', 'calculated', { formula: '{costs} * 2' });
    const renamed = { ...reading, elements: [{ ...costs, label: 'Spending' }] };
    expect(elementDifferences(net, net, reading, renamed)).toEqual([]);
  });
});
