import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { everyElement, someAnswers } from '../../../stories/support/buildForm.ts';
import { CompareFormsPage } from './compare/CompareFormsPage.tsx';
import { FillRoundPage } from './FillRoundPage.tsx';
import { FormSharingTab } from './FormSharingTab.tsx';
import { PrintableFormPage } from './PrintableFormPage.tsx';
import { SharedFormPage } from './SharedFormPage.tsx';
import { SurveyPage } from './SurveyPage.tsx';
import { EndedForm } from './shared/EndedForm.tsx';
import { SentAnswers } from './shared/SentAnswers.tsx';

const form = {
  formId: 'f1',
  title: 'Application form',
  titles: [{ language: 'ar', value: 'نموذج الطلب' }],
  description: 'Before we meet.',
  descriptions: [],
  elements: everyElement,
};
const printable = { startupName: null, respondentName: null, submittedAt: null, form, answers: [] };
const round = {
  startupName: 'Bakely',
  roundId: 'r1',
  roundName: 'Application',
  instructions: 'Answer in your own words.',
  isSubmitted: false,
  isOpen: true,
  revision: 0,
  form,
  answers: [],
  formerQuestions: [],
};
const survey = {
  _id: 's1',
  title: 'How was the training?',
  message: 'Two minutes.',
  about: 'Bakely',
  isOpen: true,
  isAnswered: false,
  draft: null,
  form,
};
const begun = {
  state: 'open',
  revision: 3,
  expiresAt: '2026-04-03T09:00:00Z',
  respondent: { name: 'Nia', email: 'nia@new.test' },
  answers: someAnswers,
};
const sharing = {
  _id: 'f1',
  title: 'This year',
  kind: 'application',
  isShared: true,
  status: 'published',
  publishingState: 'success',
  version: 1,
  baseForm: { _id: 'f0', title: 'Last year' },
};

const meta: Meta<typeof SharedFormPage> = {
  title: 'forms/FormPages',
  component: SharedFormPage,
  parameters: { page: true, path: '/share/forms/x1', answers: { SharedForm: { data: { sharedForm: form } } } },
};
export default meta;

type Story = StoryObj<typeof SharedFormPage>;

export const Shared: Story = {};
export const UnknownLink: Story = { parameters: { answers: { SharedForm: { data: { sharedForm: null } } } } };

const linked = (sharedDraft: object) => ({
  parameters: {
    path: '/share/forms/x1?draft=k1',
    answers: { SharedForm: { data: { sharedForm: form } }, SharedDraft: { data: { sharedDraft } } },
  },
});
const ended = (state: string) =>
  linked({ state, isReadable: state === 'handedIn', revision: null, expiresAt: null, respondent: null, answers: [] });

/** With the secret link of another device everything is there, and can be taken on to the next. */
export const GoneOnWith: Story = {
  ...linked(begun),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Your name (Optional)')).toHaveValue('Nia');
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue on another device' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByLabelText('Secret link')).toHaveValue(`${window.location.origin}/share/forms/x1?draft=k1`);
    await expect(dialog.getByRole('img', { name: 'QR code of the secret link' })).toBeVisible();
  },
};
const endOfLink = (sharedFormEnd: string) => ({
  parameters: { answers: { SharedForm: { data: { sharedForm: null, sharedFormEnd } } } },
});
/** Not found would tell nobody what to do: the link was good once. */
export const LinkWithdrawn: Story = {
  ...endOfLink('ended'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ask whoever gave it to you for a new one.')).toBeVisible();
  },
};
export const Closed: Story = {
  ...endOfLink('closed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Demo Incubator has closed this form' })).toBeVisible();
  },
};
export const ClosedWhileFilled: Story = {
  render: () => (
    <main style={{ padding: 24, maxWidth: 640 }}>
      <EndedForm
        end="closed"
        elements={everyElement}
        answers={new Map(someAnswers.map((answer) => [answer.questionId, answer]))}
        onRetry={() => {}}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Demo Incubator has closed this form while you were filling it/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy what I have written' })).toBeVisible();
  },
};
export const WithdrawnDark: Story = { ...endOfLink('ended'), globals: { colourMode: 'dark' } };
export const LinkHasRunOut: Story = ended('gone');
/** On a phone, in Arabic: the copy of whoever has sent a form. */
export const SentArabic: Story = {
  globals: { language: 'ar', viewport: { value: 'mobile1' } },
  render: () => (
    <main style={{ padding: 24 }}>
      <SentAnswers draftKey="k1" title="Application form" />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'قراءة ما أُرسل' })).toBeVisible();
  },
};
/** Whoever has the secret of a draft has a copy of what was sent from it. */
export const SentAlready: Story = {
  ...ended('handedIn'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read what was sent' })).toHaveAttribute(
      'href',
      '/download/forms/k1',
    );
    await expect(canvas.getByRole('button', { name: 'Download as PDF' })).toBeVisible();
  },
};
export const SentLongAgo: Story = {
  ...linked({ state: 'handedIn', isReadable: false, revision: null, expiresAt: null, respondent: null, answers: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The answers of this link have been sent already.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Read what was sent' })).toBeNull();
  },
};

export const Blank: Story = {
  render: () => <PrintableFormPage />,
  parameters: { path: '/download/forms/x1', answers: { PrintableForm: { data: { printableForm: printable } } } },
};
const printed = (isDraft: boolean) => ({
  path: '/download/forms/x1',
  answers: {
    PrintableForm: {
      data: {
        printableForm: {
          ...printable,
          startupName: 'Bakely',
          respondentName: 'Ada Okafor',
          submittedAt: '2026-03-02T09:00:00Z',
          isDraft,
          answers: someAnswers,
        },
      },
    },
  },
});
export const Printed: Story = {
  render: () => <PrintableFormPage />,
  parameters: printed(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Handed in on March 2, 2026')).toBeVisible();
  },
};
/** Of an application that its applicant has not handed in, paper must not say so. */
export const PrintedDraft: Story = {
  render: () => <PrintableFormPage />,
  parameters: printed(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Completed March 2, 2026')).toBeVisible();
    await expect(canvas.queryByText(/^Handed in/)).toBeNull();
  },
};
export const Round: Story = {
  render: () => <FillRoundPage />,
  parameters: { path: '/application/a1/forms/r1/fill', answers: { RoundFormToFill: { data: { roundForm: round } } } },
};
export const RoundHandedIn: Story = {
  render: () => <FillRoundPage />,
  parameters: {
    path: '/application/a1/forms/r1/fill',
    answers: { RoundFormToFill: { data: { roundForm: { ...round, isOpen: false, isSubmitted: true } } } },
  },
};
const sentRound = (handInBy: 'reader' | 'applicant' | null, more: object = { isOpen: false, isSubmitted: true }) => ({
  path: '/application/a1/forms/r1/fill',
  answers: {
    RoundFormToFill: { data: { roundForm: { ...round, form: { ...form, elements: [] }, handInBy, ...more } } },
    FillRoundForm: { data: { saveRoundForm: { revision: 1, answers: [] } } },
    SubmitApplication: { error: 'The funnel has closed' },
  },
});
/** Whoever takes the sent form for the application would miss the deadline. */
export const RoundSentByApplicant: Story = {
  render: () => <FillRoundPage />,
  parameters: sentRound('reader', {}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send answers' }));
    await expect(await canvas.findByText(/Your answers have arrived/)).toBeVisible();
    await expect(canvas.getByText(/the application is not handed in yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in the application' }));
    await expect(await canvas.findByText('The funnel has closed')).toBeVisible();
  },
};
export const RoundSentBefore: Story = {
  render: () => <FillRoundPage />,
  parameters: sentRound('reader'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/handed in already/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hand in the application' })).toBeVisible();
  },
};
export const RoundSentByVisitor: Story = {
  render: () => <FillRoundPage />,
  parameters: sentRound('applicant', {}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send answers' }));
    await expect(await canvas.findByText(/have arrived.*whoever applies does that/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** The draft has moved to a version without a question that is answered: that is said, with what was written. */
export const RoundOfNewVersion: Story = {
  render: () => <FillRoundPage />,
  parameters: {
    path: '/application/a1/forms/moved/fill',
    answers: {
      RoundFormToFill: {
        data: {
          roundForm: {
            ...round,
            roundId: 'moved',
            revision: 2,
            formerQuestions: [{ ...everyElement[0], _id: 'story', questionType: 'text', label: 'Your story' }],
            answers: [{ questionId: 'story', textValue: 'We met at school.', numberValue: null, arrayValue: [] }],
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This form was changed since you began/)).toBeVisible();
    await expect(canvas.getByText('Your story')).toBeVisible();
    await expect(canvas.getByText('We met at school.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy what I have written' })).toBeVisible();
  },
};
export const Survey: Story = {
  render: () => <SurveyPage />,
  parameters: { path: '/survey/s1', answers: { SurveyToAnswer: { data: { survey } } } },
};
export const SurveyGoneOnWith: Story = {
  render: () => <SurveyPage />,
  parameters: {
    path: '/survey/s1',
    answers: {
      SurveyToAnswer: {
        data: { survey: { ...survey, draft: { revision: 2, rating: 7, comment: 'So far', answers: someAnswers } } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('So far')).toBeVisible();
  },
};
export const SurveyAnswered: Story = {
  render: () => <SurveyPage />,
  parameters: {
    path: '/survey/s1',
    answers: {
      SurveyToAnswer: {
        data: {
          survey: {
            ...survey,
            isAnswered: true,
            given: { rating: 7, comment: 'Worth the day', form, answers: someAnswers },
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you have answered' })).toBeVisible();
    await expect(canvas.getByText('Worth the day')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download as PDF' })).toBeVisible();
  },
};
export const Compared: Story = {
  render: () => <CompareFormsPage />,
  parameters: {
    answers: {
      FormElements: {
        answer: ({ formId }: { formId?: string }) => ({
          formElements: formId ? form : { ...form, elements: everyElement.slice(2) },
        }),
      },
    },
  },
};
const comparedElements = (formula: string) => [
  elementOf('costs', 'number', { label: 'Costs' }),
  elementOf('net', 'calculated', { label: 'Net', position: 2, formula }),
];
/** Of what was changed each side says how it has it, in the words of the builder. */
export const ComparedVersions: Story = {
  render: () => <CompareFormsPage />,
  parameters: {
    path: '/forms/management/form/f1@1/compare/f1@2',
    answers: {
      FormElements: {
        answer: ({ version }: { version?: number }) => ({
          formElements: { ...form, version, elements: comparedElements(version === 1 ? '{costs} * 2' : '{costs} * 3') },
        }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('[Costs] * 2')).toBeVisible();
    await expect(page.getByText('[Costs] * 3')).toBeVisible();
  },
};
/** Where such a form is used is said before its link; the blank form is there without one. */
export const SharingOfWork: Story = {
  render: () => <FormSharingTab recordId="f1" />,
  parameters: {
    answers: {
      FormSharing: {
        data: { form: { ...sharing, kind: 'coaching', isShared: false }, linkMade: null, sharedDraftCount: 0 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Choose it as the evaluation form of a session/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Printable form' })).toHaveAttribute('href', '/download/forms/f1');
  },
};
export const Sharing: Story = {
  render: () => <FormSharingTab recordId="f1" />,
  parameters: {
    answers: {
      FormSharing: { data: { form: sharing, linkMade: null, sharedDraftCount: 0 } },
      MakeFormLink: { data: { makePublicLink: '/share/forms/s3cret' } },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const panel = within(await within(canvasElement).findByRole('region', { name: 'Link' }));
    await userEvent.click(panel.getByRole('button', { name: 'New link' }));
    await expect(await panel.findByRole('textbox', { name: 'Link' })).toHaveValue(
      `${window.location.origin}/share/forms/s3cret`,
    );
    await expect(panel.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Printable form' })).toHaveAttribute(
      'href',
      '/download/forms/f1',
    );
  },
};

/** Whoever closes a form that is being filled reads how many are at it, and is asked first. */
export const ClosingAsksFirst: Story = {
  render: () => <FormSharingTab recordId="f1" />,
  parameters: { answers: { FormSharing: { data: { form: sharing, linkMade: null, sharedDraftCount: 3 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /Open to everybody/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText(/^Begun and not sent yet: 3\./)).toBeVisible();
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
