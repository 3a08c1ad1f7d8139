/** Scores of an application as stories show them. */
import { elementOf, optionOf } from '#domain/forms/testing/elements.ts';

export const rubric = {
  formId: 'f2',
  title: 'Criteria',
  titles: [],
  description: null,
  descriptions: [],
  version: 2,
  elements: [
    elementOf('team', 'number_scale', {
      label: 'Team',
      description: 'Can they do it?',
      weight: 3,
      validations: { required: true, min: 1, max: 5 },
      options: [
        { ...optionOf('1'), labels: [{ language: 'en', value: 'No team' }] },
        { ...optionOf('4'), labels: [{ language: 'en', value: 'All but one role' }] },
        { ...optionOf('5'), labels: [{ language: 'en', value: 'Complete team' }] },
      ],
    }),
    elementOf('market', 'select_radio', {
      label: 'Market',
      validations: { required: true, min: null, max: null },
      options: [optionOf('Small', 0), optionOf('Growing', 5), optionOf('Huge', 10)],
    }),
    elementOf('why', 'text_long', { label: 'What should they work on first?' }),
  ],
};

const given = (questionId: string, value: number | string) => ({
  questionId,
  textValue: typeof value === 'string' ? value : null,
  numberValue: typeof value === 'number' ? value : null,
  arrayValue: [],
});

export const judged = [given('team', 4), given('market', 'Growing'), given('why', 'Find a second market.')];

const scored = (evaluationId: string, evaluatorName: string, more: object) => ({
  evaluationId,
  rubricKey: 'f2/2',
  evaluatorId: evaluationId,
  evaluatorName,
  roundName: 'Jury',
  status: 'submitted',
  score: 6.9,
  comment: null,
  declineReason: null,
  dueDate: null,
  submittedAt: '2030-05-01T09:00:00Z',
  isToDo: false,
  answers: judged,
  ...more,
});

export const scores = {
  applicationId: 'a1',
  mean: 7.6,
  spread: 0.7,
  rubrics: [{ key: 'f2/2', form: rubric }],
  evaluations: [
    scored('e1', 'Ada Okafor', {}),
    scored('e2', 'Ben Ito', { score: 8.3, answers: [given('team', 5), given('market', 'Growing')] }),
    scored('e3', 'Chen Wei', { status: 'pending', score: null, answers: [], isToDo: true }),
    scored('e4', 'Dana Cruz', { status: 'declined', score: null, answers: [], declineReason: 'My cousin' }),
  ],
};
