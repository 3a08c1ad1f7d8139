import { rubric } from '#src/forms/scores/storyScores.ts';
import { publicForm, someAnswers } from '../../../stories/support/buildForm.ts';

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

const compared = (applicationId: string, rank: number, mean: number, shift: number, levelled: number) => ({
  applicationId,
  rank,
  count: 2,
  mean,
  shift,
  levelled,
  spread: 0.7,
});
const levelled = (evaluatorName: string, score: number, average: number, shift: number, count = 3) => ({
  evaluator: evaluatorName,
  evaluatorName,
  score,
  count,
  average,
  spread: 0.8,
  isLevelled: count > 2,
  shift,
  levelled: score + shift,
});
const counted = (
  element: (typeof rubric.elements)[number] | undefined,
  weight: number,
  share: number,
  mean: number,
) => ({
  element: { _id: element?._id, label: element?.label, labels: [] },
  version: 2,
  weight,
  share,
  mean,
});

/** Why the first of the ranking stands before the second. */
export const explanation = {
  place: compared('Blue Fern', 1, 8.2, 0.4, 8.6),
  next: compared('Bakely', 2, 7.2, 0.4, 7.6),
  meanOfAll: 7.5,
  untold: 0,
  isCapped: false,
  ahead: 1,
  placedBy: 'levelled',
  given: [levelled('Ada Okafor', 8.9, 8.1, -0.6), levelled('Ben Ito', 7.5, 6.1, 1.4)],
  criteria: [counted(rubric.elements[0], 3, 0.75, 8.8), counted(rubric.elements[1], 1, 0.25, 6.4)],
};

export const distribution = {
  roundId: 'r2',
  roundName: 'Jury',
  perApplication: 3,
  maxApplications: 20,
  dueDate: '2030-05-03',
  applications: 40,
  missing: 2,
  later: 0,
  roles: [],
  tags: [],
  evaluators: [
    { _id: 'u1', name: 'Ada Okafor', done: 3, left: 7, declined: 1, maxApplications: 20 },
    { _id: 'u2', name: 'Ben Ito', done: 0, left: 10, declined: 0, maxApplications: null },
  ],
};

const [evaluatorRole, mentorRole] = ['Evaluator', 'Mentor'].map((name) => ({ _id: name, name }));
export const climateTag = { _id: 'climate', name: 'Climate' };
const choice = (_id: string, name: string, more: object) => ({
  _id,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  role: evaluatorRole,
  tags: [climateTag],
  isAssigned: false,
  isByRule: false,
  ...more,
});

export const choices = [
  choice('u1', 'Ada Okafor', { isAssigned: true }),
  choice('u2', 'Ben Ito', { role: mentorRole, tags: [] }),
];

/** A round that whoever is tagged judges in; one of them by name as well. */
export const ruled = { ...distribution, tags: [climateTag] };
export const ruledChoices = [...choices, choice('u3', 'Chidi Mensah', { isAssigned: true, isByRule: true })];

const known = (evaluatorName: string, name: string, more: object) => ({
  applicationId: name,
  name,
  evaluatorId: evaluatorName,
  evaluatorName,
  reason: null,
  saidBy: null,
  isByEvaluator: false,
  saidIn: 'Spring batch',
  saidAt: '2026-02-03T09:00:00.000Z',
  isDraft: false,
  ...more,
});

/** Applicants of a funnel, and two evaluators who know one. */
export const conflicts = {
  applicants: ['Bakely', 'Blue Fern', 'Cedar'].map((name) => ({
    applicationId: name,
    name,
    isDraft: name === 'Blue Fern',
  })),
  conflicts: [
    known('Ada Okafor', 'Bakely', { isByEvaluator: true, saidBy: 'Ada Okafor' }),
    known('Ben Ito', 'Blue Fern', {
      reason: 'His sister founded it',
      saidBy: 'Eva Admin',
      saidIn: 'Autumn batch',
      isDraft: true,
    }),
  ],
};

const applicant = (name: string, more: object = {}) => ({
  applicationId: name,
  name,
  isKnown: false,
  isByStaff: false,
  isInQueue: false,
  ...more,
});

/** Whom an evaluator may say that they know. */
export const namedApplicants = [
  {
    funnelId: 'f',
    funnelName: 'Spring batch',
    roundNames: ['Jury', 'Final'],
    applicants: [
      applicant('Bakely', { isInQueue: true }),
      applicant('Blue Fern', { isKnown: true }),
      applicant('Cedar', { isKnown: true, isByStaff: true }),
      applicant('A company whose name is so long that it fits on no line of a list'),
    ],
  },
];
