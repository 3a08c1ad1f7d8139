import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CourseCohort } from './CourseCohort.tsx';

const courseCohort = {
  learners: 12,
  percent: 46,
  notStarted: 2,
  inProgress: 7,
  completed: 3,
  sections: [
    { _id: 's1', name: 'Find a problem', count: 4, percent: 81 },
    { _id: 's2', name: 'Talk to customers', count: 3, percent: 12 },
  ],
  startups: [
    { _id: 't1', name: 'Arcadia Maps', count: 2, percent: 64 },
    { _id: 't2', name: 'Bakely', count: 1, percent: 20 },
  ],
};
const started: unknown[] = [];
const StartExport = {
  answer: (variables: unknown) => {
    started.push(variables);
    return { startExport: { _id: 'x1' } };
  },
};

const meta: Meta<typeof CourseCohort> = {
  title: 'courses/CourseCohort',
  component: CourseCohort,
  args: { recordId: 'c1' },
};
export default meta;

type Story = StoryObj<typeof CourseCohort>;

const full = { CourseCohort: { data: { courseCohort } }, StartExport };

export const Progress: Story = {
  parameters: { answers: full },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const sections = await body.findByRole('list', { name: 'By section' });
    await expect(sections).toHaveTextContent('Find a problem81%');
    await expect(body.getByRole('list', { name: 'By Startup' })).toHaveTextContent('Arcadia Maps64%');
    await userEvent.click(body.getByRole('button', { name: 'Export' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Course cohort report as CSV' }));
    const wanted = { type: 'courseCohortReport', format: 'csv', recordId: 'c1', filter: null, search: null };
    await waitFor(() => expect(started.at(-1)).toEqual(wanted));
  },
};
export const NobodyHasBegun: Story = {
  parameters: { answers: { CourseCohort: { data: { courseCohort: { ...courseCohort, learners: 0 } } } } },
};
export const Failed: Story = { parameters: { answers: { CourseCohort: { error: 'The database is away' } } } };
export const Loading: Story = { parameters: { answers: { CourseCohort: 'never' } } };
export const RightToLeft: Story = { parameters: { answers: full }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: full }, globals: { colourMode: 'dark' } };
