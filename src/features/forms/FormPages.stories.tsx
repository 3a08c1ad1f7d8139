import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { everyElement, someAnswers } from '../../../stories/support/buildForm.ts';
import { CompareFormsPage } from './CompareFormsPage.tsx';
import { FillRoundPage } from './FillRoundPage.tsx';
import { FormSharingTab } from './FormSharingTab.tsx';
import { PrintableFormPage } from './PrintableFormPage.tsx';
import { SharedFormPage } from './SharedFormPage.tsx';
import { SurveyPage } from './SurveyPage.tsx';
import { EndedForm } from './shared/EndedForm.tsx';

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
  isShared: true,
  status: 'published',
  publishingState: 'success',
  version: 1,
  baseForm: { _id: 'f0', title: 'Last year' },
};

/** A survey that another device sends while it is written here. */
function sentElsewhere(): Story {
  return {
    beforeEach: () => localStorage.clear(),
    render: () => <SurveyPage />,
    parameters: {
      path: '/survey/s1',
      answers: {
        SurveyToAnswer: { answer: surveyAnsweredLater() },
        SurveyWords: { data: { survey: { ...survey, isAnswered: true } } },
        SaveSurveyDraft: { error: '', reason: 'feedbackAnswered' },
      },
    },
  };
}

/** Open when the page is, answered on another device since. */
function surveyAnsweredLater() {
  let asked = 0;
  return () => {
    asked += 1;
    return { survey: { ...survey, isAnswered: asked > 1 } };
  };
}

/** What is kept when the page is opened, and what another device has written since. */
function sharedDrafts() {
  let asked = 0;
  const later = { revision: 4, respondent: { name: 'Nia of the desk', email: 'desk@new.test' } };
  return () => {
    asked += 1;
    return { sharedDraft: { ...begun, answers: [], ...(asked > 1 && later) } };
  };
}

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
const ended = (state: string) => linked({ state, revision: null, expiresAt: null, respondent: null, answers: [] });

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
export const SentAlready: Story = ended('handedIn');

export const Blank: Story = {
  render: () => <PrintableFormPage />,
  parameters: { path: '/download/forms/x1', answers: { PrintableForm: { data: { printableForm: printable } } } },
};
export const Printed: Story = {
  render: () => <PrintableFormPage />,
  parameters: {
    path: '/download/forms/x1',
    answers: {
      PrintableForm: {
        data: {
          printableForm: {
            ...printable,
            startupName: 'Bakely',
            respondentName: 'Ada Okafor',
            submittedAt: '2026-03-02T09:00:00Z',
            answers: someAnswers,
          },
        },
      },
    },
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
const given = (revision: number, rating: number, comment: string) => ({
  ...survey,
  draft: { revision, rating, comment, answers: [] },
});
const nothingKept = () => localStorage.clear();
const twoDevices = {
  beforeEach: nothingKept,
  parameters: {
    path: '/survey/s1',
    answers: {
      SurveyToAnswer: { data: { survey: given(2, 7, 'So far') } },
      SurveyWords: { data: { survey: given(3, 9, 'At the desk') } },
      SaveSurveyDraft: { error: '', reason: 'draftChanged' },
    },
  },
} satisfies Story;

/** What both devices have written beside the questions is chosen as an answer is; what only one has written comes in. */
export const SurveyOfTwoDevices: Story = {
  ...twoDevices,
  render: () => <SurveyPage />,
  play: async ({ canvas, userEvent }) => {
    const comment = await canvas.findByLabelText('Comment');
    await userEvent.clear(comment);
    await userEvent.type(comment, 'On the phone');
    document.dispatchEvent(new Event('visibilitychange'));
    const notice = within(await canvas.findByRole('alert', { name: 'Two versions: Comment' }, { timeout: 8000 }));
    await expect(notice.getByText('At the desk')).toBeVisible();
    await expect(comment).toHaveValue('On the phone');
    await expect(canvas.getByLabelText('Overall rating, from 0 to 10')).toHaveValue('9');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(comment).toHaveFocus());
    await userEvent.click(notice.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(comment).toHaveValue('At the desk'));
    await expect(canvas.queryByRole('alert', { name: /^Two versions/ })).toBeNull();
  },
};
/** As an answer is: nobody's name is written over by another device. */
export const SharedOnTwoDevices: Story = {
  beforeEach: nothingKept,
  parameters: {
    path: '/share/forms/x1?draft=k1',
    answers: {
      SharedForm: { data: { sharedForm: { ...form, elements: [] } } },
      SharedDraft: { answer: sharedDrafts() },
      SaveSharedDraft: { error: '', reason: 'draftChanged' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Your name (Optional)');
    await userEvent.type(name, ' of the phone');
    document.dispatchEvent(new Event('visibilitychange'));
    const notice = within(await canvas.findByRole('alert', { name: 'Two versions: Your name' }, { timeout: 8000 }));
    await expect(notice.getByText('Nia of the desk')).toBeVisible();
    await expect(canvas.getByLabelText('Your e-mail (Optional)')).toHaveValue('desk@new.test');
    await userEvent.click(notice.getByRole('button', { name: 'Keep mine' }));
    await expect(name).toHaveValue('Nia of the phone');
  },
};
/** Given once: no way leads round in a circle, and what was not sent is still to be read. */
export const SurveySentElsewhere: Story = {
  ...sentElsewhere(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Comment'), 'Too late');
    await expect(
      await canvas.findByText('You have given your feedback. Thank you.', {}, { timeout: 8000 }),
    ).toBeVisible();
    await expect(await canvas.findByText(/^It was sent from another device\./)).toBeVisible();
    await expect(canvas.getByText('Too late')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Start anew/ })).toBeNull();
    await expect(Object.keys(localStorage).filter((key) => key.includes('answers:s1'))).toEqual([]);
  },
};
/** In whatever language: something is written, and the other device looked for. */
const writesComment: Story['play'] = async ({ canvas, userEvent }) => {
  const comment = (await canvas.findAllByRole('textbox')).find(({ id }) => id === 'question-beside.comment');
  if (comment) await userEvent.type(comment, ' ولكن');
  document.dispatchEvent(new Event('visibilitychange'));
  await canvas.findByRole('alert', {}, { timeout: 8000 });
};
export const SurveyOfTwoDevicesOnAPhone: Story = {
  ...SurveyOfTwoDevices,
  play: writesComment,
  globals: { language: 'ar', colourMode: 'dark', viewport: { value: 'phone' } },
};
export const SurveySentElsewhereOnAPhone: Story = {
  ...sentElsewhere(),
  play: writesComment,
  globals: { language: 'ar', colourMode: 'dark', viewport: { value: 'phone' } },
};
export const SurveyAnswered: Story = {
  render: () => <SurveyPage />,
  parameters: {
    path: '/survey/s1',
    answers: { SurveyToAnswer: { data: { survey: { ...survey, isAnswered: true } } } },
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
    await expect(panel.getByRole('link', { name: 'Printable form' })).toHaveAttribute(
      'href',
      expect.stringContaining('/download/forms/s3cret'),
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
