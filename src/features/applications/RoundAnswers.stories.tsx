import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { everyElement, publicForm, someAnswers } from '../../../stories/support/buildForm.ts';
import { says } from '../../../stories/support/says.ts';
import type { RoundFormPartsFragment } from './applications.gen.ts';
import { RoundAnswers } from './RoundAnswers.tsx';

const meta: Meta = { title: 'applications/Round answers' };
export default meta;

type Story = StoryObj;

const done = fn();
const round: RoundFormPartsFragment = {
  applicationId: 'a1',
  startupName: 'Bakely',
  roundId: 'r1',
  roundName: 'Application',
  position: 1,
  instructions: 'Answer in your own words.',
  isSubmitted: true,
  submittedAt: '2026-03-02T09:00:00Z',
  uuid: 'x1',
  isOpen: false,
  closesAt: null,
  isTaken: true,
  revision: 1,
  form: { ...publicForm, elements: everyElement as RoundFormPartsFragment['form']['elements'] },
  answers: someAnswers,
  formerQuestions: [],
};
const answered = (more: Partial<RoundFormPartsFragment>) => (
  <>
    <h1>Bakely</h1>
    <RoundAnswers
      round={{ ...round, ...more }}
      isDraft={false}
      mayLink={false}
      handsInAll={false}
      onFinished={done}
      onReload={done}
    />
  </>
);
export const HandedIn: Story = {
  render: () => answered({}),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /print/i });
    await expect(link).toHaveAttribute('href', '/download/forms/x1');
  },
};
export const ForSomebodyElse: Story = {
  render: () => (
    <>
      <h1>Bakely</h1>
      <RoundAnswers
        round={{ ...round, isSubmitted: false, submittedAt: null, uuid: null, answers: [] }}
        isDraft={false}
        mayLink
        handsInAll={false}
        onFinished={done}
        onReload={done}
      />
    </>
  ),
  parameters: { answers: { MakeApplicationLink: { error: 'It is locked' } } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'New link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It is locked');
  },
};
export const NotAnswered: Story = {
  render: () => answered({ isSubmitted: false, submittedAt: null, uuid: null, answers: [] }),
};
/** A funnel that is paused while somebody writes: the next save says so, beside what hands in. */
export const PausedMeanwhile: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => answered({ roundId: 'paused', isSubmitted: false, submittedAt: null, isOpen: true }),
  parameters: {
    answers: {
      SaveApplicationAnswers: { data: { saveRoundForm: { revision: 2, isTaken: false } } },
      RoundTaken: { data: { roundForm: { isTaken: true } } },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const [field] = await canvas.findAllByRole('textbox');
    await expect(canvas.queryByText(/^This program takes no applications/)).toBeNull();
    if (field) await userEvent.type(field, '!');
    const said = await canvas.findByRole('alert', {}, { timeout: 5000 });
    await expect(said).toHaveTextContent(/^This program takes no applications at the moment/);
    await expect(field).toHaveFocus();
    const bottom = field?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    await expect(bottom).toBeLessThanOrEqual(said.getBoundingClientRect().top);
    // Meanwhile it is opened again, which whoever comes back to the page learns at once.
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      return expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};
export const Open: Story = {
  render: () => answered({ isSubmitted: false, submittedAt: null, isOpen: true }),
  play: says('Answer in your own words.'),
};
