import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftLine } from './DraftLine.tsx';
import type { Draft, DraftTrouble } from './useDraft.ts';

const draft = (trouble: DraftTrouble | null, isToChoose = false): Draft => ({
  autosave: {
    status: { kind: 'saved', at: Date.UTC(2026, 2, 4, 10, 42) },
    retry: fn(),
    finish: () => Promise.resolve(),
  },
  trouble,
  isToChoose,
  base: () => ({ revision: 1, page: 'here' }),
  goOnFrom: fn(),
});

const meta: Meta<typeof DraftLine> = {
  title: 'forms/DraftLine',
  component: DraftLine,
  args: { draft: draft(null), onTakeTheirs: fn(), onGoOn: fn(), onNewForm: fn(), onAnew: fn() },
};
export default meta;

type Story = StoryObj<typeof DraftLine>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Saved /)).toBeVisible();
  },
};

/** What is still to be chosen of is on this device only: nobody reads that all was saved. */
export const SavedInPart: Story = {
  args: { draft: draft(null, true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Saved .*, without what is to be chosen$/)).toBeVisible();
  },
};

/** Nobody hands in what another device has written meanwhile and they have not read. */
export const ChangedElsewhere: Story = {
  args: { draft: draft('changed') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await expect(args.onGoOn).toHaveBeenCalled();
  },
};
/** Questions that were never shown are not handed in unseen. */
export const FormChanged: Story = {
  args: { draft: draft('formChanged') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on with the new form' }));
    await expect(args.onNewForm).toHaveBeenCalled();
  },
};
export const SentElsewhere: Story = {
  args: { draft: draft('handedIn') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start anew with what is here' }));
    await expect(args.onAnew).toHaveBeenCalled();
  },
};
/** Of an application there are no other answers to begin: what was sent is shown. */
export const SentElsewhereForGood: Story = {
  args: { draft: draft('handedIn'), onAnew: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the other version' }));
    await expect(args.onTakeTheirs).toHaveBeenCalled();
  },
};
export const RunOut: Story = { args: { draft: draft('gone') } };
export const RightToLeft: Story = { ...ChangedElsewhere, play: async () => {}, globals: { language: 'ar' } };
