import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as eventPage from '#src/generated/screens/event.detail.gen.ts';
import * as startupFile from '#src/generated/screens/startup.file.gen.ts';
import { ClosedTabs } from './ClosedTabs.ts';
import { DetailComponents } from './DetailComponent.tsx';
import { DetailScreen } from './DetailScreen.tsx';

const meta: Meta<typeof DetailScreen> = {
  title: 'screens/DetailScreen',
  component: DetailScreen,
  args: { module: startupFile },
  parameters: { path: '/startup/s1/file/company' },
};
export default meta;

type Story = StoryObj<typeof DetailScreen>;

const operation = 'Screen_startup_file';

const startup = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  [operation]: {
    data: {
      record: {
        _id: 's1',
        id: 's1',
        version: 1,
        name: 'Northwind Robotics',
        status: 'active',
        stage: 'launched',
        tagline: 'Arms that feel',
        description: 'Grippers for fruit.',
        businessModel: 'B2B',
        program: { _id: 'p1', name: 'Growth Track' },
        country: 'Portugal',
        city: 'Porto',
        website: 'northwind.example',
        foundedYear: 2021,
        employeeCount: 14,
        funding: 250_000,
        lastMetricsAt: '2026-01-10T09:00:00.000Z',
        tags: [{ _id: 'g1', name: 'Health' }],
        mentors: [{ _id: 'u7', fullName: 'Cleo Marsh' }],
        logo: null,
        ...overrides,
      },
    },
  },
});

export const Full: Story = {
  parameters: { answers: startup() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Northwind Robotics' })).toBeVisible();
    const parts = within(canvas.getByRole('navigation', { name: 'Company' }));
    await expect(parts.getByRole('link', { name: 'Company' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByText('Cleo Marsh')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
};
/** The part that the address names is written by hand, and comes with its list. */
const parts = async () => ({ 'startup.export': async () => ({ default: () => <p>Export</p> }) });
export const WithoutDocumentsInThePlan: Story = {
  decorators: [
    (StoryIn) => (
      <DetailComponents value={parts}>
        <StoryIn />
      </DetailComponents>
    ),
  ],
  parameters: { answers: startup(), path: '/startup/s1/file/export' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = await canvas.findByRole('button', { name: /Documents/ });
    await expect(tab).toHaveAttribute('title', 'This feature is not available in your selected plan');
    await expect(canvas.queryByRole('link', { name: /Documents/ })).toBeNull();
  },
};
/** What leads to nothing is not there, nor is it opened by its address. */
const closed = new Set(['documents']);
const closesDocuments = () => closed;
export const WithAClosedTab: Story = {
  decorators: [
    (StoryIn) => (
      <ClosedTabs value={closesDocuments}>
        <StoryIn />
      </ClosedTabs>
    ),
  ],
  parameters: { answers: startup() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Northwind Robotics' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Documents/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Documents/ })).toBeNull();
  },
};
export const LittleKnown: Story = {
  parameters: {
    answers: startup({ tagline: null, description: null, program: null, tags: [], mentors: [], lastMetricsAt: null }),
  },
};
export const LongName: Story = {
  parameters: { answers: startup({ name: 'The very long name of a company that could not decide '.repeat(3) }) },
};
export const Loading: Story = { parameters: { answers: { [operation]: 'never' } } };
export const Failed: Story = {
  parameters: { answers: { [operation]: { error: 'The database rests' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The database rests')).toBeVisible();
  },
};
/** A record that is missing, another tenant's or forbidden: the server answers all three alike. */
export const Missing: Story = {
  parameters: { answers: { [operation]: { data: { record: null } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('404')).toBeVisible();
  },
};
export const AsMentor: Story = {
  parameters: { answers: startup() },
  globals: { role: 'Mentor' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Northwind Robotics' });
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};
export const RightToLeft: Story = { parameters: { answers: startup() }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: startup() }, globals: { colourMode: 'dark' } };

const event = (update: boolean) => ({
  path: '/events/e1/hosts',
  answers: {
    Screen_event_detail: {
      data: {
        record: {
          ...{ _id: 'e1', id: 'e1', version: 1, title: 'Demo day', status: 'published', eventType: 'WORKSHOP' },
          ...{ startTime: null, endTime: null, isArchived: false, place: null, location: null, image: null },
          ...{ noOfBookings: 0, hosts: [], createdBy: null, may: { update, delete: false, readonly: [] } },
        },
      },
    },
  },
});
const eventParts = async () => ({
  'event.checklist': async () => ({ default: () => null }),
  'event.hosts': async () => ({ default: () => <p>Hosts</p> }),
});
const withEventParts: NonNullable<Story['decorators']> = [
  (StoryIn) => (
    <DetailComponents value={eventParts}>
      <StoryIn />
    </DetailComponents>
  ),
];
/** What asks for a right to the very record is there for who has it, whatever their role may do elsewhere. */
export const OfWhoMayChangeIt: Story = {
  args: { module: eventPage },
  decorators: withEventParts,
  parameters: event(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Invite people' })).toBeVisible();
  },
};
export const OfWhoReadsIt: Story = {
  args: { module: eventPage },
  decorators: withEventParts,
  parameters: event(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Demo day' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Invite people' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};
