import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { metricsFormOf } from '#src/data/metricsForm.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { AskedSection } from './AskedSection.tsx';
import { NoFiguresSaid } from './form/NoFiguresSaid.tsx';

/** Requests for the startups of whoever is signed in. */
const asked = (...requests: readonly Readonly<Record<string, unknown>>[]) => ({
  answers: {
    MetricsAsked: {
      answer: () => ({
        figuresAsked: [
          { request: 'f2', figures: [{ names: [{ language: 'en', value: 'Customers' }], label: 'customers' }] },
        ],
        skippedPeriods: { results: [] },
        pendingDataForms: {
          results: requests.map((request) => ({
            id: 'f1',
            type: 'METRICS',
            date: '2030-11-15T17:00:00.000Z',
            from: '2030-10-01',
            to: '2030-10-31',
            message: null,
            startup: sessionStore.get().user?.startups[0] ?? null,
            ...request,
          })),
        },
      }),
    },
  },
});

const meta: Meta<typeof AskedSection> = {
  title: 'features/AskedSection',
  component: AskedSection,
  globals: { role: 'Cofounder' },
  beforeEach: () => () => metricsFormOf.set(null),
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

type Story = StoryObj<typeof AskedSection>;

export const Asked: Story = {
  parameters: asked({ message: 'For the board' }, { id: 'f2', from: '2030-07-01', to: '2030-09-30' }),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Report October 2030' })).toBeInTheDocument();
    await expect(page.getByText('For the board')).toBeInTheDocument();
    await expect(page.getByText(/due by Nov 15, 2030/, { selector: 'li:first-child *' })).toBeInTheDocument();
    const figures = page.getAllByText(/^Figures:/);
    await expect(figures.map(({ textContent }) => textContent)).toEqual(['Figures: Customers']);
    await userEvent.click(page.getByRole('button', { name: /Report October 2030/ }));
    await expect(metricsFormOf.get()).toEqual({
      startup: sessionStore.get().user?.startups[0]?._id,
      period: { from: '2030-10-01', to: '2030-10-31' },
    });
  },
};
export const NothingIsAsked: Story = {
  parameters: asked(),
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
const shown: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('list');
};
export const RightToLeft: Story = { parameters: asked({}), globals: { language: 'ar' }, play: shown };
export const Dark: Story = { parameters: asked({}), globals: { colourMode: 'dark' }, play: shown };

const takenBack = fn();
/** Nothing is asked any more since they have said that there is nothing; they report after all. */
export const NoFiguresTakenBack: Story = {
  parameters: {
    answers: {
      MetricsAsked: {
        answer: () => ({
          figuresAsked: [],
          pendingDataForms: { results: [] },
          skippedPeriods: {
            results: [
              {
                id: 'p1',
                from: '2030-10-01',
                to: '2030-10-31',
                reason: 'We pivot',
                startup: sessionStore.get().user?.startups[0] ?? null,
                may: { delete: true },
              },
              { id: 'p2', from: null, to: '2030-09-30', reason: null, startup: null, may: { delete: false } },
            ],
          },
        }),
      },
      TakeBackNoFigures: {
        answer: (variables: object) => {
          takenBack(variables);
          return { deleteSkippedPeriod: 'p1' };
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/We pivot/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Report after all: Oct 1 – 31, 2030/ }));
    await waitFor(() => expect(metricsFormOf.get()?.startup).toBe(sessionStore.get().user?.startups[0]?._id));
    await expect(takenBack).toHaveBeenCalledWith({ id: 'p1' });
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const NoFiguresWithoutReason: Story = {
  render: () => (
    <NoFiguresSaid
      periods={[{ id: 'p2', from: null, to: '2030-09-30', reason: null, startup: null, may: { delete: true } }]}
    />
  ),
};
