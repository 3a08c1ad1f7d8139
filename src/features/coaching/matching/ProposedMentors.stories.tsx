import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProposedMentors } from './ProposedMentors.tsx';

const ben = {
  _id: 'u2',
  fullName: 'Ben Ito',
  avatar: null,
  headline: 'Sold two health companies',
  industries: ['Data', 'Health'],
  country: 'Portugal',
  sessionsHeld: 12,
  nextFree: '2030-03-04T15:00:00.000Z',
  isFull: false,
};
const mia = { ...ben, _id: 'u3', fullName: 'Mia Sorel', headline: null, industries: [], sessionsHeld: 0, isFull: true };
const noor = {
  ...ben,
  _id: 'u4',
  fullName: 'Noor Haddad',
  industries: ['Food'],
  sessionsHeld: 3,
  country: null,
  nextFree: null,
};
const answers = (isActive: boolean, ...proposedMentors: object[]) => ({
  answers: { ProposedMentors: { data: { meetingRequestTerms: { isActive }, proposedMentors } } },
});

const meta: Meta<typeof ProposedMentors> = {
  title: 'coaching/ProposedMentors',
  component: ProposedMentors,
  args: { startupId: 's1' },
  globals: { role: 'Cofounder' },
};
export default meta;

type Story = StoryObj<typeof ProposedMentors>;

export const Three: Story = {
  parameters: answers(true, ben, mia, noor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Industry: Data, Health')).toBeVisible();
    await expect(canvas.getByText('Sessions held: 12')).toBeVisible();
    await expect(canvas.getByText('Takes no more requests at the moment')).toBeVisible();
    // Whoever has no time or enough requests is not asked.
    await expect(canvas.getAllByRole('link', { name: 'Ask for a meeting' })).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/profile/u2/meet');
  },
};
export const NobodyFits: Story = {
  parameters: answers(true),
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('heading')).toBeNull(),
};
export const Off: Story = {
  parameters: answers(false, ben),
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('heading')).toBeNull(),
};
export const InArabic: Story = { parameters: answers(true, ben, mia), globals: { language: 'ar' } };
export const Dark: Story = { parameters: answers(true, ben, mia), globals: { colourMode: 'dark' } };
export const OnAPhone: Story = { parameters: answers(true, ben, mia), globals: { viewport: { value: 'mobile1' } } };
