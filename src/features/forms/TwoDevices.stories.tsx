import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { SharedFormPage } from './SharedFormPage.tsx';
import { SurveyPage } from './SurveyPage.tsx';

const form = { formId: 'f1', title: 'Training', titles: [], description: null, descriptions: [], elements: [] };
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
  answers: [],
};

const meta: Meta<typeof SurveyPage> = {
  title: 'forms/TwoDevices',
  component: SurveyPage,
  parameters: { page: true, path: '/survey/s1' },
};
export default meta;

type Story = StoryObj<typeof SurveyPage>;

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

let timesAsked = 0;
/** Asked of its reader when the page is opened, and no more since. */
function surveyGoneLater() {
  return () => {
    timesAsked += 1;
    return { survey: timesAsked > 1 ? null : { ...given(2, 7, 'So far'), askedBy: 'Ada Okafor' } };
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
export const Survey: Story = {
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
export const Shared: Story = {
  render: () => <SharedFormPage />,
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
export const SentElsewhere: Story = {
  ...sentElsewhere(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Comment'), 'Too late');
    await expect(
      await canvas.findByText('You have given your feedback. Thank you.', {}, { timeout: 8000 }),
    ).toBeVisible();
    await expect(await canvas.findByText(/^It was sent from another device\./)).toBeVisible();
    await expect(canvas.getByText('Too late')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Start anew/ })).toBeNull();
    await expect(Object.keys(localStorage).filter((key) => /answers:.*s1$/.test(key))).toEqual([]);
  },
};
/** In whatever language: something is written, and the other device looked for. */
const writesComment =
  (appears: 'alert' | 'definition'): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const comment = (await canvas.findAllByRole('textbox')).find(({ id }) => id === 'question-beside.comment');
    if (comment) await userEvent.type(comment, ' ولكن');
    document.dispatchEvent(new Event('visibilitychange'));
    await canvas.findAllByRole(appears, {}, { timeout: 8000 });
  };
export const OnAPhone: Story = {
  ...Survey,
  play: writesComment('alert'),
  globals: { language: 'ar', colourMode: 'dark', viewport: { value: 'phone' } },
};
export const SentElsewhereOnAPhone: Story = {
  ...sentElsewhere(),
  play: writesComment('definition'),
  globals: { language: 'ar', colourMode: 'dark', viewport: { value: 'phone' } },
};

/** Staff close what somebody is writing: they read so, keep what they have written, and know whom to turn to. */
function endedWhileWritten(reason: string): Story {
  return {
    beforeEach: nothingKept,
    render: () => <SurveyPage />,
    parameters: {
      path: '/survey/s1',
      answers: {
        SurveyToAnswer: { data: { survey: { ...given(2, 7, 'So far'), askedBy: 'Ada Okafor' } } },
        SurveyWords: { data: { survey: given(2, 7, 'So far') } },
        SaveSurveyDraft: { error: '', reason },
      },
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText('Comment'), ', and more');
      const alert = await canvas.findByRole('alert', undefined, { timeout: 8000 });
      await expect(alert).toHaveTextContent('turn to Ada Okafor');
      await expect(alert).toHaveTextContent(/closed|no longer asked/);
      await expect(canvas.getByText('So far, and more')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    },
  };
}
export const ClosedWhileWritten: Story = endedWhileWritten('feedbackClosed');
const askedNoMore = endedWhileWritten('feedbackNotAsked');
export const AskedNoMoreWhileWritten: Story = askedNoMore;

/** Read anew, the request is not found: what was written stays to be read, also by whoever tries again. */
export const AskedNoMoreAndReadAnew: Story = {
  ...askedNoMore,
  beforeEach: () => {
    nothingKept();
    timesAsked = 0;
  },
  parameters: {
    ...askedNoMore.parameters,
    answers: { ...askedNoMore.parameters?.answers, SurveyToAnswer: { answer: surveyGoneLater() } },
  },
  play: async (story) => {
    await askedNoMore.play?.(story);
    const { canvas, userEvent } = story;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(timesAsked).toBeGreaterThan(1));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/no longer asked/);
    await expect(canvas.getByText('So far, and more')).toBeVisible();
  },
};

/** What somebody on this device has typed, and is not on the server. */
function keepTyped(userId: string, textValue: string): void {
  localStorage.setItem(`aa:answers:${userId}:s1`, JSON.stringify([{ questionId: 'beside.comment', textValue }]));
}

/** Also after a reload: what the server has, and what was typed last. */
export const ClosedAndReloaded: Story = {
  beforeEach: () => {
    localStorage.clear();
    keepTyped(String(sessionStore.get().user?._id), 'Typed last');
  },
  render: () => <SurveyPage />,
  parameters: {
    path: '/survey/s1',
    answers: { SurveyToAnswer: { data: { survey: { ...given(2, 7, 'So far'), isOpen: false } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Typed last')).toBeVisible();
    await expect(canvas.getByText('7')).toBeVisible();
    await expect(canvas.getByText(/turn to Demo Incubator/)).toBeVisible();
  },
};
/** Several are asked, and share a device: what one has typed and not sent is never the next one's. */
export const TypedByAnother: Story = {
  beforeEach: () => {
    localStorage.clear();
    // Where it was kept until the place said whose it is.
    localStorage.setItem('aa:answers:s1', JSON.stringify([{ questionId: 'beside.comment', textValue: 'Of whom?' }]));
    keepTyped('another', 'Of another');
  },
  render: () => <SurveyPage />,
  parameters: { path: '/survey/s1', answers: { SurveyToAnswer: { data: { survey } } } },
  play: async ({ canvas, userEvent }) => {
    const comment = await canvas.findByLabelText('Comment');
    await expect(comment).toHaveValue('');
    await userEvent.type(comment, 'Mine');
    const key = `aa:answers:${sessionStore.get().user?._id}:s1`;
    await waitFor(() => expect(localStorage.getItem(key)).toContain('Mine'));
    await expect(localStorage.getItem('aa:answers:another:s1')).toContain('Of another');
  },
};
