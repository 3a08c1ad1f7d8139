import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AutomationsPage } from './AutomationsPage.tsx';

const saved = fn();

const meta: Meta<typeof AutomationsPage> = {
  title: 'features/AutomationsPage',
  component: AutomationsPage,
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
export const None: Story = { parameters: { answers: { Automations: { data: { automations: [] } } } } };
export const Loading: Story = { parameters: { answers: { Automations: 'never' } } };
