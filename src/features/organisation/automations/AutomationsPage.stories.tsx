import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AutomationHistory } from './AutomationHistory.tsx';
import { AutomationsPage } from './AutomationsPage.tsx';
import { HistoryButton } from './HistoryButton.tsx';

const saved = fn();

const meta: Meta<typeof AutomationsPage> = {
  title: 'features/AutomationsPage',
  component: AutomationsPage,
  subcomponents: { AutomationHistory, HistoryButton },
  parameters: { path: '/admin/configuration/automations', page: true },
};
export default meta;

type Story = StoryObj<typeof AutomationsPage>;

const automation = {
  id: 'askForProfile',
  about: 'Whoever joins and has not said who they are is asked to complete their profile',
  waitMinutes: null,
  steps: ['task'],
  isOn: true,
  runs: 14,
  failures: 0,
};
const reminder = { ...automation, id: 'remind', about: 'A milestone that was not reached is told', waitMinutes: 4320 };
const answers = {
  Automations: { data: { automations: [automation, { ...reminder, steps: ['mail', 'notification'], failures: 2 }] } },
  TryAutomation: {
    data: { tryAutomation: { days: 30, occurrences: 20, steps: [{ kind: 'task', times: 14 }] } },
  },
  SetAutomation: {
    answer: (variables: unknown) => {
      saved(variables);
      return { setAutomation: { ...automation, isOn: false } };
    },
  },
};

export const SwitchedOff: Story = {
  parameters: { answers },
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: /complete their profile/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'askForProfile', isOn: false }));
  },
};
export const Tried: Story = {
  parameters: { answers },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Try it' }))[0] as HTMLElement);
    await canvas.findByText(/20 times.*Task: 14/);
  },
};
/** Who switched what off, and the way back. */
export const TakenBack: Story = {
  parameters: {
    answers: {
      ...answers,
      Automations: { data: { automations: [{ ...automation, isOn: false }] } },
      OrganisationChanges: {
        data: {
          organisationChanges: {
            totalCount: 1,
            next: null,
            results: [
              {
                _id: 'c1',
                kind: 'automation',
                place: 'askForProfile',
                language: null,
                before: null,
                after: { isOn: false },
                createdAt: '2026-03-12T09:30:00.000Z',
                changedBy: { _id: 'u2', fullName: 'Ben Ito', avatar: null },
              },
            ],
          },
        },
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'History' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'askForProfile', isOn: true }));
  },
};
export const None: Story = { parameters: { answers: { Automations: { data: { automations: [] } } } } };
export const Loading: Story = { parameters: { answers: { Automations: 'never' } } };
