import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { SetupDone } from './SetupDone.tsx';
import { SetupPage } from './SetupPage.tsx';

const host = 'cohort.example.org';
const good = { '/api/setup/check': { data: { host, problems: {} } } };
const meta: Meta<typeof SetupPage> = {
  title: 'features/Setup',
  component: SetupPage,
  parameters: { page: true, path: '/setup?token=t1', answers: good },
  // There is no organisation yet whose name or colours a page could have.
  beforeEach: () => sessionStore.set((current) => ({ ...current, status: 'unknownIncubator', incubator: null })),
};
export default meta;

type Story = StoryObj<typeof SetupPage>;
type Play = NonNullable<Story['play']>;

const nameIt = async (canvasElement: HTMLElement): Promise<void> => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Name'), 'Élan Lab!');
  await expect(page.getByLabelText('Address')).toHaveValue('elan-lab');
};
const fillIn: Play = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await nameIt(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await page.findByLabelText('First name'), 'Ada');
  await userEvent.type(page.getByLabelText('Last name'), 'Lovelace');
  await userEvent.type(page.getByLabelText('E-mail'), 'ada@elan.test');
  await userEvent.type(page.getByLabelText('Password'), 'a good long one');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
};

export const Organisation: Story = {
  play: async ({ canvasElement }) => {
    await nameIt(canvasElement);
    await expect(within(canvasElement).getByText('People sign in at elan-lab.cohort.example.org')).toBeVisible();
  },
};
export const SomethingIsMissing: Story = {
  parameters: {
    answers: { '/api/setup/check': { data: { host, problems: { name: 'required', host: 'host', email: 'email' } } } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }));
    await expect(await page.findByText('Fill this in')).toBeVisible();
    await expect(page.getByText(/a few words such as www are reserved/)).toBeVisible();
    await expect(page.getByLabelText('Name')).toHaveFocus();
  },
};
export const Review: Story = {
  parameters: { answers: { ...good, '/api/setup': { data: { origin: 'https://elan-lab.cohort.example.org' } } } },
  play: async (context) => {
    await fillIn(context);
    const page = within(context.canvasElement);
    await expect(await page.findByText('elan-lab.cohort.example.org')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Create Élan Lab!' }));
    await expect(await page.findByRole('link', { name: 'Go to sign-in' })).toHaveAttribute(
      'href',
      'https://elan-lab.cohort.example.org/login',
    );
  },
};
export const LinkHasEnded: Story = {
  parameters: { answers: { '/api/setup/check': { data: { host: null } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/prints a new one/)).toBeVisible();
  },
};
export const Done: Story = {
  render: () => <SetupDone name="Élan Lab" origin="https://elan-lab.cohort.example.org" />,
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
