import { elementOf, optionOf } from '#domain/forms/testing/elements.ts';
import { publicForm, someAnswers } from '../../../stories/support/buildForm.ts';

const rubric = {
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

/** One application to score; an evaluation begins empty. */
export const sheet = {
  evaluationId: 'e1',
  applicationId: 'a1',
  name: 'Bakely',
  number: 1,
  description: 'Bread that tells its story.',
  country: 'Kenya',
  isHidden: false,
  isOpen: true,
  isSubmitted: false,
  score: null,
  rubric,
  answers: [],
  forms: [
    {
      roundId: 'r1',
      roundName: 'Application',
      form: publicForm,
      answers: someAnswers,
    },
  ],
};

const item = (at: number, name: string | null, isDone: boolean) => ({
  evaluationId: `e${at}`,
  applicationId: `a${at}`,
  name,
  number: at,
  dueDate: '2030-05-03',
  score: isDone ? 7.5 : null,
  isDone,
});

/** A round with three applications, one of them done. */
export const round = (isHidden = false) => ({
  key: 'r2',
  roundId: 'r2',
  roundName: 'Jury',
  funnelName: 'Spring batch',
  dueDate: '2030-05-03',
  done: 1,
  left: 2,
  items: ['Bakely', 'Blue Fern', 'A company whose name is so long that it fits on no line of a list'].map((name, at) =>
    item(at + 1, isHidden ? null : name, at === 1),
  ),
});

export const roomAnswers = (more: object = {}, isHidden = false) => ({
  ScoringQueue: { data: { scoringQueue: [round(isHidden)] } },
  ScoringSheet: { data: { scoringSheet: { ...sheet, ...(isHidden && { name: null, isHidden }), ...more } } },
});

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

const place = (rank: number | null, name: string, levelled: number | null) => ({
  applicationId: name,
  name,
  status: 'under_review',
  rank,
  mean: levelled === null ? null : levelled - 0.4,
  levelled,
  spread: rank === 1 ? 0.7 : null,
  count: levelled === null ? 0 : 2,
  left: levelled === null ? 3 : 0,
});

export const ranking = {
  roundId: 'r2',
  roundName: 'Jury',
  places: [place(1, 'Blue Fern', 8.6), place(2, 'Bakely', 7.6), place(null, 'Cedar', null)],
  evaluators: [
    { _id: 'u1', name: 'Ada Okafor', given: 3, left: 0, declined: 1, average: 8.1, shift: -0.6 },
    { _id: 'u2', name: 'Ben Ito', given: 3, left: 3, declined: 0, average: 6.9, shift: 0.6 },
  ],
};

export const distribution = {
  roundId: 'r2',
  roundName: 'Jury',
  perApplication: 3,
  maxApplications: 20,
  dueDate: '2030-05-03',
  applications: 40,
  missing: 2,
  evaluators: [
    { _id: 'u1', name: 'Ada Okafor', done: 3, left: 7, declined: 1, maxApplications: 20 },
    { _id: 'u2', name: 'Ben Ito', done: 0, left: 10, declined: 0, maxApplications: null },
  ],
};

export const choices = [
  { _id: 'u1', name: 'Ada Okafor', email: 'ada@example.com', role: 'Evaluator', tags: ['Climate'], isAssigned: true },
  { _id: 'u2', name: 'Ben Ito', email: 'ben@example.com', role: 'Mentor', tags: [], isAssigned: false },
];
