import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { QueryCardMeta } from '#domain/model/screens.ts';
import * as analytics from '#src/generated/screens/applications.analytics.gen.ts';
import { says } from '../../../stories/support/says.ts';
import { BarTable } from './BarTable.tsx';
import { ChartCard } from './ChartCard.tsx';
import { DashboardCards } from './DashboardCards.tsx';
import { ListCard } from './ListCard.tsx';
import { NumberCard } from './NumberCard.tsx';

const meta: Meta<typeof DashboardCards> = {
  title: 'screens/DashboardCards',
  component: DashboardCards,
  args: { module: analytics },
};
export default meta;

type Story = StoryObj<typeof DashboardCards>;

const { screen, documents } = analytics;
const cards = screen.cards.filter((card): card is QueryCardMeta => card.kind !== 'component' && card.kind !== 'fields');
const cardNamed = (id: string): QueryCardMeta => {
  const found = cards.find((card) => card.id === id);
  if (!found) throw new Error(`No card is called ${id}`);
  return found;
};
const operation = (id: string): string => `Screen_applications_analytics_${id}`;
const page = (more: object) => ({ data: { page: { totalCount: 1234, ...more } } });
const application = (index: number, startupName = `Applicant ${index}`) => ({
  _id: `a${index}`,
  version: 1,
  startupName,
  funnel: { _id: 'f1', name: 'Autumn batch' },
  submittedAt: '2026-01-10T09:00:00.000Z',
  status: 'pending_decision',
});
const counts = {
  byStatus: [
    { value: 'under_review', label: null, count: 12 },
    { value: 'accepted', label: null, count: 4 },
    { value: null, label: null, count: 1 },
  ],
  byProgram: [{ value: 'p1', label: 'Growth Track', count: 7 }],
};
const every = {
  all: page({}),
  pending: page({}),
  accepted: page({ totalCount: 0 }),
  leads: page({}),
  byStatus: page({ counts: counts.byStatus }),
  byProgram: page({ counts: counts.byProgram }),
  byFunnel: page({ counts: [] }),
  bySource: page({ counts: [] }),
  undecided: page({ results: [application(1), application(2)] }),
};
const answers = Object.fromEntries(Object.entries(every).map(([id, answer]) => [operation(id), answer]));
const all = (answer: unknown) => Object.fromEntries(cards.map(({ id }) => [operation(id), answer]));

export const Full: Story = {
  parameters: { answers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('1,234')).length).toBeGreaterThan(0);
    await expect(await canvas.findByText('Applicant 2')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: all('never') } };
export const Failed: Story = {
  parameters: { answers: all({ error: 'The database rests' }) },
  play: says('The database rests'),
};
export const NothingForThisReader: Story = { parameters: { answers }, globals: { role: 'Applicant' } };
export const RightToLeft: Story = { parameters: { answers }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers }, globals: { colourMode: 'dark' } };

const number = () => (
  <ul style={{ listStyle: 'none', padding: 0 }}>
    <NumberCard card={cardNamed('all')} document={documents.all ?? ''} />
  </ul>
);
export const OneNumber: Story = { parameters: { answers }, render: number, play: says('1,234') };
export const NumberLoading: Story = { parameters: { answers: all('never') }, render: number, play: says('–') };
export const NumberFailed: Story = {
  parameters: { answers: all({ error: 'The database rests' }) },
  render: number,
  play: says('The database rests'),
};
const chart = () => <ChartCard card={cardNamed('byStatus')} document={documents.byStatus ?? ''} />;
export const Chart: Story = {
  parameters: { answers },
  render: chart,
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table'));
    await expect(table.getByRole('row', { name: /12.+71%/ })).toBeVisible();
  },
};
export const ChartOfNothing: Story = {
  parameters: { answers: { [operation('byStatus')]: page({ totalCount: 0, counts: [] }) } },
  render: chart,
};
export const ChartFailed: Story = {
  parameters: { answers: all({ error: 'The database rests' }) },
  render: chart,
  play: says('The database rests'),
};
const list = () => <ListCard card={cardNamed('undecided')} document={documents.undecided ?? ''} />;
export const List: Story = { parameters: { answers }, render: list, play: says('Applicant 1') };
export const ListOfLongNames: Story = {
  parameters: {
    answers: { [operation('undecided')]: page({ results: [application(1, 'A startup without an end '.repeat(9))] }) },
  },
  render: list,
};
export const ListEmpty: Story = {
  parameters: { answers: { [operation('undecided')]: page({ totalCount: 0, results: [] }) } },
  render: list,
};
export const ListLoading: Story = { parameters: { answers: all('never') }, render: list };
export const Bars: Story = {
  render: () => (
    <BarTable
      title="Applications"
      bars={[
        { key: 'a', label: 'Growth Track', count: 1200 },
        { key: 'b', label: 'A program with a name that no axis could hold '.repeat(3), count: 3 },
        { key: 'c', label: 'None', count: 0 },
      ]}
    />
  ),
};
export const BarsRightToLeft: Story = { ...Bars, globals: { language: 'ar' } };
