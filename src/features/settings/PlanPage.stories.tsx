import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { MissingFeature } from './MissingFeature.tsx';
import { PlanPage } from './PlanPage.tsx';

/** Nothing but these switches is in the plan. */
const withPlan = (isIncluded: (name: string) => boolean) => () =>
  sessionStore.set((current) => {
    if (!current.rights) return current;
    const { switches, flags } = current.rights.features;
    const chosen = Object.fromEntries(Object.keys(switches).map((name) => [name, isIncluded(name)]));
    return { ...current, rights: { ...current.rights, features: { switches: chosen, flags } } };
  });

const planOf = (taken: number) => ({
  Plan: {
    data: {
      incubator: { _id: 'demo', planInfo: { name: 'Scale', employeeCountLimit: 20, features: ['startupDocuments'] } },
    },
  },
  Licences: { data: { users: { totalCount: taken } } },
});

const meta: Meta<typeof PlanPage> = {
  title: 'settings/PlanPage',
  component: PlanPage,
  subcomponents: { MissingFeature },
  parameters: { answers: planOf(14) },
};
export default meta;

type Story = StoryObj<typeof PlanPage>;

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const features = within(await canvas.findByRole('region', { name: 'Features' }));
    await expect((await features.findAllByText('Included')).length).toBeGreaterThan(3);
    await expect(features.queryByText('Not included')).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'Plan: Scale' })).toBeVisible();
    await expect(await canvas.findByText('14 of 20 licensed users')).toBeVisible();
    const limited = within(await canvas.findByRole('region', { name: 'Limited by the plan' }));
    await expect(limited.getAllByText('Included')).toHaveLength(1);
    await expect(canvas.getAllByText('Hour allocation')).toHaveLength(1);
    await expect(limited.getAllByText('Not included')).toHaveLength(7);
  },
};
export const Some: Story = { beforeEach: withPlan((name) => name < 'm') };
export const Full: Story = {
  parameters: { answers: planOf(20) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Every licence is taken/)).toBeVisible();
  },
};
/** Those who do not manage users see the limit, not the number. */
export const ForMentors: Story = {
  globals: { role: 'Mentor' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The plan licenses 20 users.')).toBeVisible();
  },
};
/** Whoever comes from an area that is switched off, or not part of the plan, is told which one it was. */
export const SentHere: Story = {
  parameters: { path: '/?missing=Course' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/“Courses” is switched off for your organisation/)).toBeVisible();
  },
};
export const SentHereByThePlan: Story = {
  parameters: { path: '/?missing=customFieldEditing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/“Custom field editing” is not part of your organisation’s plan/),
    ).toBeVisible();
  },
};
export const Nothing: Story = { beforeEach: withPlan(() => false) };
export const RightToLeft: Story = { ...Some, globals: { language: 'ar' } };
export const Dark: Story = { ...Some, globals: { colourMode: 'dark' } };
