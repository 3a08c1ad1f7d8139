import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { PlanPage } from './PlanPage.tsx';

/** Nothing but these switches is in the plan. */
const withPlan = (isIncluded: (name: string) => boolean) => () =>
  sessionStore.set((current) => {
    if (!current.rights) return current;
    const { switches, flags } = current.rights.features;
    const chosen = Object.fromEntries(Object.keys(switches).map((name) => [name, isIncluded(name)]));
    return { ...current, rights: { ...current.rights, features: { switches: chosen, flags } } };
  });

const meta: Meta<typeof PlanPage> = { title: 'settings/PlanPage', component: PlanPage };
export default meta;

type Story = StoryObj<typeof PlanPage>;

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('Included')).length).toBeGreaterThan(3);
    await expect(canvas.queryByText('Not included')).toBeNull();
  },
};
export const Some: Story = { beforeEach: withPlan((name) => name < 'm') };
export const Nothing: Story = { beforeEach: withPlan(() => false) };
export const RightToLeft: Story = { ...Some, globals: { language: 'ar' } };
export const Dark: Story = { ...Some, globals: { colourMode: 'dark' } };
