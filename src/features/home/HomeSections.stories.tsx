import type { Meta, StoryObj } from '@storybook/react-vite';
import { says } from '../../../stories/support/says.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { ProgramsSection } from './ProgramsSection.tsx';
import { StartupsSection } from './StartupsSection.tsx';

const meta: Meta = {
  title: 'features/Home sections',
  decorators: [
    (Story) => (
      <>
        <h1>Home</h1>
        <Story />
      </>
    ),
  ],
};
export default meta;

type Story = StoryObj;

const page = (results: readonly unknown[]) => ({ results, totalCount: results.length, next: null, prev: null });
const programs = (...results: readonly unknown[]) => ({
  answers: { HomePrograms: { data: { programs: page(results) } } },
});
const startups = (...results: readonly unknown[]) => ({
  answers: { HomeStartups: { data: { startups: page(results) } } },
});
const growth = { _id: 'p1', name: 'Growth Track', endDate: '2026-12-31', capacity: 12, startups: [{ _id: 's1' }] };
const northwind = { _id: 's1', name: 'Northwind Robotics', tagline: 'Arms that feel', lastMetricsAt: null };

export const Programs: Story = {
  parameters: programs(growth, {
    ...growth,
    _id: 'p2',
    name: 'A long name '.repeat(20),
    endDate: null,
    capacity: null,
  }),
  render: () => <ProgramsSection />,
  play: says('Growth Track'),
};
export const NoPrograms: Story = { parameters: programs(), render: () => <ProgramsSection /> };
export const ProgramsLoading: Story = {
  parameters: { answers: { HomePrograms: 'never' } },
  render: () => <ProgramsSection />,
};
export const ProgramsFailed: Story = {
  parameters: { answers: { HomePrograms: { error: 'The database rests' } } },
  render: () => <ProgramsSection />,
  play: says('The database rests'),
};
export const Startups: Story = {
  parameters: startups(northwind, {
    ...northwind,
    _id: 's2',
    tagline: null,
    lastMetricsAt: '2026-01-10T09:00:00.000Z',
  }),
  render: () => <StartupsSection />,
  play: says('Arms that feel'),
};
export const NoStartups: Story = { parameters: startups(), render: () => <StartupsSection /> };
export const StartupsFailed: Story = {
  parameters: { answers: { HomeStartups: { error: 'The database rests' } } },
  render: () => <StartupsSection />,
  play: says('The database rests'),
};
export const StartupsRightToLeft: Story = { ...Startups, globals: { language: 'ar' } };
export const StartupsDark: Story = { ...Startups, globals: { colourMode: 'dark' } };

const counts = (users: number, programs: number, funnels: number) => ({
  answers: {
    FirstSteps: {
      data: { users: { totalCount: users }, programs: { totalCount: programs }, funnels: { totalCount: funnels } },
    },
  },
});
export const StepsOfANewOrganisation: Story = {
  parameters: counts(1, 0, 0),
  render: () => <FirstSteps />,
  play: says('Invite your team', 'Make a program', 'Open a round of applications'),
};
export const StepsThatAreLeft: Story = {
  parameters: counts(4, 1, 0),
  render: () => <FirstSteps />,
  play: says('Open a round of applications'),
};
