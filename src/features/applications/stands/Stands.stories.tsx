import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { says } from '../../../../stories/support/says.ts';
import { ApplicationStands } from './ApplicationStands.tsx';

const stands = (more: object = {}) => ({
  ApplicationStands: {
    data: {
      application: {
        _id: 'a1',
        status: 'under_review',
        submittedAt: '2025-12-01T09:00:00.000Z',
        decidedAt: null,
        tellAt: null,
        waitingPlace: null,
        interviewAt: null,
        round: { _id: 'r2', kind: 'evaluation' },
        funnel: {
          _id: 'f1',
          rounds: [
            { _id: 'r1', name: 'Written', position: 1 },
            { _id: 'r2', name: 'Interview', position: 2 },
            { _id: 'r3', name: 'Pitch', position: 3 },
          ],
        },
        ...more,
      },
      applicationActivities: {
        results: [{ _id: 'v1', toStatus: 'under_review', createdAt: '2026-01-10T09:00:00.000Z' }],
      },
    },
  },
});

const meta: Meta<typeof ApplicationStands> = {
  title: 'applications/Stands',
  component: ApplicationStands,
  args: { recordId: 'a1' },
};
export default meta;

type Story = StoryObj<typeof ApplicationStands>;

export const InAround: Story = {
  parameters: { answers: stands() },
  play: async ({ canvas }) => {
    const current = (await canvas.findByText('Interview')).closest('li');
    await expect(current).toHaveAttribute('aria-current', 'step');
    const next = canvas.getByText(/Next it is looked at/);
    await expect(next).toBeVisible();
    // The card is as high as what it says.
    await expect(next.getBoundingClientRect().height).toBeLessThan(80);
  },
};
export const ToBeDecided: Story = {
  parameters: { answers: stands({ status: 'pending_decision' }) },
  play: says('It waits for a decision.'),
};
export const InterviewPlanned: Story = {
  parameters: { answers: stands({ interviewAt: '2099-03-04T15:00:00+00:00' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next is the interview:')).toBeVisible();
    await expect(canvas.getByText(/March 4, 2099|Mar 4, 2099/)).toBeVisible();
  },
};
export const InterviewToArrange: Story = {
  parameters: { answers: stands({ round: { _id: 'r2', kind: 'meeting' } }) },
  play: says('Next is an interview. No time is agreed on yet.'),
};
export const OnTheWaitingList: Story = {
  parameters: { answers: stands({ waitingPlace: 4 }) },
  play: says(/at place 4 of the waiting list/),
};
export const ToldLater: Story = {
  parameters: { answers: stands({ status: 'accepted', tellAt: '2099-03-04T15:00:00.000Z' }) },
  play: says(/The applicant is told/),
};
export const Decided: Story = { parameters: { answers: stands({ status: 'rejected' }) } };
export const BeingFilledIn: Story = { parameters: { answers: stands({ status: 'draft', submittedAt: null }) } };
export const Dark: Story = { parameters: { answers: stands() }, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { parameters: { answers: stands() }, globals: { language: 'ar' } };
export const Failed: Story = {
  parameters: { answers: { ApplicationStands: { error: 'The database rests' } } },
  play: says('The database rests'),
};
export const Loading: Story = { parameters: { answers: { ApplicationStands: 'never' } } };
