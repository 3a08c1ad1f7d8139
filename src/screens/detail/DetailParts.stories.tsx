import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { DetailScreenMeta, DetailTabMeta } from '#domain/model/screens.ts';
import * as coachingSession from '#src/generated/screens/coaching.session.gen.ts';
import * as startupFile from '#src/generated/screens/startup.file.gen.ts';
import { buildStartup, listPage } from '../../../stories/support/buildStartup.ts';
import { says } from '../../../stories/support/says.ts';
import { DetailComponent, DetailComponents } from './DetailComponent.tsx';
import { DetailPages } from './DetailPages.tsx';
import { DetailTab } from './DetailTab.tsx';
import { DetailTabs } from './DetailTabs.tsx';
import { DetailFacts } from './header/DetailFacts.tsx';
import { DetailHeader } from './header/DetailHeader.tsx';
import { RecordDashboard } from './RecordDashboard.tsx';
import { RelatedTable } from './RelatedTable.tsx';
import { TabContents } from './TabContents.tsx';

const { screen } = startupFile;

const Written = () => <p>Written by hand</p>;
const loadComponents = async () => ({ 'story.part': async () => ({ default: Written }) });

const meta: Meta = {
  title: 'screens/Detail parts',
  decorators: [
    (Story) => (
      <DetailComponents value={loadComponents}>
        <Story />
      </DetailComponents>
    ),
  ],
};
export default meta;

type Story = StoryObj;

const record = buildStartup(4, {
  tagline: 'Arms that feel',
  description: 'Grippers for fruit.',
  city: 'Porto',
  mentors: [{ _id: 'u7', fullName: 'Cleo Marsh' }],
  logo: null,
});
const longName = { ...record, name: 'A company that could not decide on a name '.repeat(4) };
const edited = fn();
const tabNamed = (id: string, { tabs }: DetailScreenMeta = screen): DetailTabMeta => {
  const found = tabs.find((tab) => tab.id === id);
  if (!found) throw new Error(`No tab is called ${id}`);
  return found;
};
const applications = { Screen_startup_applications: listPage([]) };

export const Header: Story = {
  render: () => <DetailHeader module={startupFile} record={record} onEdit={edited} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit' }));
    await expect(edited).toHaveBeenCalled();
  },
};
export const HeaderLongName: Story = {
  render: () => <DetailHeader module={startupFile} record={longName} onEdit={null} />,
};
export const HeaderAsFounder: Story = {
  globals: { role: 'Cofounder' },
  render: () => <DetailHeader module={startupFile} record={record} onEdit={edited} />,
};
export const HeaderRightToLeft: Story = {
  globals: { language: 'ar' },
  render: () => <DetailHeader module={startupFile} record={record} onEdit={null} />,
};

export const Facts: Story = {
  render: () => <DetailFacts screen={screen} record={record} />,
  play: says('Growth Track'),
};
export const FactsUnknown: Story = { render: () => <DetailFacts screen={screen} record={{ _id: 's1' }} /> };
export const FactsDark: Story = { ...Facts, globals: { colourMode: 'dark' } };

export const Tabs: Story = {
  render: () => (
    <DetailTabs screen={screen} tabs={screen.tabs} active="company" hrefOf={({ id }) => `/startup/s1/file/${id}`} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [group, part] = canvas.getAllByRole('link', { name: 'Company' });
    await expect(group).toHaveAttribute('aria-current', 'true');
    await expect(part).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('navigation', { name: 'Company' })).toContainElement(part ?? null);
    await expect(canvas.getByRole('link', { name: 'Activity' })).toHaveAttribute('href', '/startup/s1/file/activities');
  },
};
export const TabThatThePlanLacks: Story = {
  render: () => (
    <DetailTabs
      screen={screen}
      tabs={screen.tabs}
      locked={new Set(['documents'])}
      active="export"
      hrefOf={({ id }) => `/startup/s1/file/${id}`}
    />
  ),
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('button', { name: /Documents/ });
    await expect(tab).toHaveAttribute('aria-disabled', 'true');
  },
};
/** What belongs to the record alone; cards that have nothing to show take no place. */
export const CardsOfARecord: Story = {
  parameters: {
    answers: {
      Screen_startup_overview_milestones: {
        data: { page: { totalCount: 1, results: [{ _id: 'm1', version: 1, name: 'First sale', status: 'planned' }] } },
      },
      Screen_startup_overview_sessions: { data: { page: { totalCount: 0, results: [] } } },
      Screen_startup_overview_people: { data: { page: { totalCount: 0, results: [] } } },
      Screen_startup_overview_mentors: { data: { page: { totalCount: 0, results: [] } } },
    },
  },
  decorators: [
    (Story) => (
      <DetailComponents
        value={async () =>
          Object.fromEntries(
            ['startup.health', 'startup.figures', 'startup.openTasks', 'startup.latest'].map((id) => [
              id,
              async () => ({ default: Written }),
            ]),
          )
        }
      >
        <Story />
      </DetailComponents>
    ),
  ],
  render: () => <RecordDashboard screenId="startup.overview" record={{ _id: 's1', version: 1 }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Cards are seen in order: found anew, as it may be drawn anew until it is.
    await waitFor(() => expect(canvas.getByText('First sale')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/startup/s1/file/milestones');
    await expect(canvas.queryByRole('heading', { name: 'People' })).toBeNull();
  },
};
export const OneTabIsNone: Story = {
  render: () => <DetailTabs screen={screen} tabs={screen.tabs.slice(0, 1)} active={null} hrefOf={() => '/'} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const TabOfFields: Story = {
  render: () => (
    <DetailTab entity="Startup" tab={tabNamed('company')} href="/startup/s1/file/company" record={record} />
  ),
  play: says('Arms that feel'),
};
/** Fields that nobody of this role reads are left out with their labels, and a group of nothing else with its title. */
export const TabOfFieldsThatOthersRead: Story = {
  globals: { role: 'Cofounder' },
  render: () => (
    <DetailTab
      entity="CoachingSession"
      tab={tabNamed('about', coachingSession.screen)}
      href="/coaching/session/c1/about"
      record={{ _id: 'c1', notes: 'We spoke about hiring.', privateNotes: null }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('We spoke about hiring.')).toBeVisible();
    await expect(canvas.queryByText('Private notes')).toBeNull();
  },
};
export const TabOfRelatedRecords: Story = {
  parameters: { answers: applications },
  render: () => (
    <DetailTab entity="Startup" tab={tabNamed('applications')} href="/startup/s1/file/applications" record={record} />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 2 })).toBeVisible();
  },
};
const pages = [
  { id: 'one', labelKey: 'entity.Startup.one', content: { kind: 'component', component: 'story.part' } },
  { id: 'two', labelKey: 'entity.Program.one', content: { kind: 'fields', groups: [] } },
] as const;
export const TabWithPages: Story = {
  parameters: { path: '/startup/s1/file/more/two' },
  render: () => <DetailPages entity="Startup" pages={pages} href="/startup/s1/file/more" record={record} />,
  play: async ({ canvasElement }) => {
    const active = within(canvasElement).getByRole('link', { name: 'Program' });
    await expect(active).toHaveAttribute('aria-current', 'page');
  },
};
export const FirstPageWithoutName: Story = {
  parameters: { path: '/startup/s1/file/more' },
  render: () => <DetailPages entity="Startup" pages={pages} href="/startup/s1/file/more" record={record} />,
  play: says('Written by hand'),
};
export const WrittenByHand: Story = {
  render: () => <DetailComponent id="story.part" recordId="s1" />,
  play: says('Written by hand'),
};
export const PartWrittenByHand: Story = {
  render: () => (
    <TabContents entity="Startup" content={{ kind: 'component', component: 'story.part' }} record={record} />
  ),
  play: says('Written by hand'),
};
const related = () => (
  <RelatedTable owner="Startup" screenId="startup.applications" by="startup" byList={false} recordId="s1" />
);
export const RelatedRecords: Story = { parameters: { answers: applications }, render: related };
export const RelatedFailed: Story = {
  parameters: { answers: { Screen_startup_applications: { error: 'The database rests' } } },
  render: related,
  play: says('The database rests'),
};
export const RelatedLoading: Story = {
  parameters: { answers: { Screen_startup_applications: 'never' } },
  render: related,
};
