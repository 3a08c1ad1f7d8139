import { fn } from 'storybook/test';

export const mails = {
  applications: 2,
  mailed: 2,
  hasUsual: true,
  letters: [
    { _id: 'l1', name: 'Usual refusal', isUsual: true },
    { _id: 'l2', name: 'Too early, apply again', isUsual: false },
  ],
};
export const begun = fn();
export const taken = fn();
export type Given = Readonly<Record<string, unknown>>;
export const decisions = {
  RejectionMails: {
    answer: ({ letter }: Given) => ({ rejectionMails: { ...mails, mailed: letter === 'l2' ? 1 : 2 } }),
  },
  DecisionMail: {
    answer: ({ letter, action, applicationId }: Given) => ({
      decisionMail: {
        to: `${applicationId}@volta.example`,
        subject: action === 'accept' ? 'Welcome to Climate' : letter === 'l2' ? 'Apply again' : 'Not this time',
        html: '<p>Hello</p>',
        isOwn: false,
        letter: null,
        letters: [],
      },
    }),
  },
  StartupPreview: {
    answer: ({ applicationId }: Given) => ({
      application: { _id: applicationId, program: { _id: 'p1', name: 'Growth Track', capacity: 12, placesTaken: 12 } },
      acceptedTeam: [`grace.${applicationId}@volta.example`],
      startupPreview: [],
    }),
  },
  StartApplicationBatch: {
    answer: (variables: Given) => {
      begun(variables);
      return { started: { id: 'b8', count: 2 } };
    },
  },
  UndoDecisions: {
    answer: ({ operation }: Given) => {
      taken(operation);
      return { undoDecisions: ['a1', 'a2'] };
    },
  },
};
