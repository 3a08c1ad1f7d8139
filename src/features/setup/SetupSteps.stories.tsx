import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminStep } from './AdminStep.tsx';
import { emptyInstallation } from './Installation.ts';
import { OrganisationStep } from './OrganisationStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { StepForm } from './StepForm.tsx';
import type { InstallationState } from './useInstallation.ts';

const ignore = (): void => undefined;
const filled = {
  ...emptyInstallation(),
  name: 'Élan Lab',
  host: 'elan-lab',
  email: 'ada@elan.test',
  timezone: 'Europe/Paris',
};
const stateOf = (change: Partial<InstallationState> = {}): InstallationState => ({
  installation: { ...filled, firstName: 'Ada', lastName: 'Lovelace' },
  problems: {},
  step: 0,
  attempts: 0,
  isPending: false,
  error: null,
  origin: null,
  set: ignore,
  goTo: ignore,
  next: ignore,
  finish: ignore,
  ...change,
});
const host = 'cohort.example.org';

const meta: Meta<typeof StepForm> = { title: 'features/Setup steps', component: StepForm };
export default meta;

type Story = StoryObj<typeof StepForm>;

export const HostIsTaken: Story = {
  render: () => <OrganisationStep setup={stateOf({ problems: { host: 'hostTaken' } })} host={host} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Another organisation has this address')).toBeVisible();
    await expect(page.getByLabelText('Address')).toHaveFocus();
  },
};
export const PasswordIsTooShort: Story = {
  render: () => <AdminStep setup={stateOf({ step: 1, problems: { password: 'password' } })} />,
};
export const BeforeItIsMade: Story = { render: () => <ReviewStep setup={stateOf({ step: 2 })} host={host} /> };
export const IsBeingMade: Story = {
  render: () => <ReviewStep setup={stateOf({ step: 2, isPending: true })} host={host} />,
};
export const FirstStepHasNoWayBack: Story = {
  render: () => (
    <StepForm setup={stateOf()} submit="Continue" onSubmit={ignore}>
      <p>…</p>
    </StepForm>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Back' })).toBeNull();
  },
};
