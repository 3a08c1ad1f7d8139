import type { FormElement } from '#domain/forms/FormElement.ts';
import { elementOf, optionOf, writeInOption } from '#domain/forms/testing/elements.ts';

const base = (position: number, questionType: string, label: string, more: Partial<FormElement> = {}): FormElement =>
  elementOf(`q${position}`, questionType, { position, label, userAddRow: questionType === 'table', ...more });

const choices = (...values: string[]) => values.map((value) => optionOf(value));
const tree = [
  { _id: 't1', label: 'Energy', parentId: null },
  { _id: 't2', label: 'Solar', parentId: 't1' },
  { _id: 't3', label: 'Storage', parentId: 't1' },
];

/** A form with one element of every kind. */
export const everyElement: readonly FormElement[] = [
  base(1, 'section', 'Your company'),
  base(2, 'heading', 'What you build'),
  base(3, 'text', 'In one sentence, what do you do?', { validations: { required: true, min: null, max: null } }),
  base(4, 'text_long', 'Which problem do you solve?', { description: 'Write as you would to a friend.' }),
  base(5, 'text_link', 'Where can we see it?'),
  base(6, 'select_radio', 'How far are you?', { options: choices('Idea', 'Prototype', 'Customers') }),
  base(7, 'select_checkbox', 'What have you done?', { options: choices('Talked to customers', 'Filed a patent') }),
  base(8, 'select_dropdown', 'How did you hear of us?', {
    options: [...choices('A friend', 'The press'), writeInOption],
  }),
  base(9, 'select_multi_dropdown', 'Where do you sell?', { options: choices('Europe', 'Africa', 'Asia') }),
  base(10, 'tree_single', 'Your industry', { treeOptions: tree }),
  base(11, 'tree_multi', 'Skills in your team', { treeOptions: tree }),
  base(12, 'sub_heading', 'Figures'),
  base(13, 'paragraph', 'About the figures', { description: 'Estimates are fine.' }),
  base(14, 'number', 'Monthly costs', { validations: { required: false, min: 0, max: null } }),
  base(15, 'calculated', 'Costs of a year', { formula: '{q14} * 12' }),
  base(16, 'number_scale', 'How ready are you?', { validations: { required: false, min: 0, max: 10 } }),
  base(17, 'date', 'Founded'),
  base(18, 'table', 'Your largest customers', { options: choices('Name', 'Since') }),
  base(19, 'file', 'Pitch deck'),
  base(20, 'video', 'How we read applications', { videoUrl: 'https://example.com/video' }),
  base(21, 'custom_field', 'Anything else'),
];

export const someAnswers = [
  { questionId: 'q3', textValue: 'We bake bread', numberValue: null, arrayValue: [] },
  { questionId: 'q5', textValue: 'https://example.com', numberValue: null, arrayValue: [] },
  { questionId: 'q7', textValue: null, numberValue: null, arrayValue: ['Filed a patent'] },
  { questionId: 'q10', textValue: 't2', numberValue: null, arrayValue: [] },
  { questionId: 'q14', textValue: null, numberValue: 2500, arrayValue: [] },
  { questionId: 'q17', textValue: '2024-03-01', numberValue: null, arrayValue: [] },
  { questionId: 'q18', textValue: null, numberValue: null, arrayValue: ['["Acme","2025"]'] },
];

/** A form as those see it who fill it. */
export const publicForm = {
  formId: 'f1',
  title: 'Application form',
  titles: [],
  description: null,
  descriptions: [],
  version: 1,
  elements: everyElement,
};
