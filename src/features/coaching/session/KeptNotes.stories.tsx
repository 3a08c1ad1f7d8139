import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { clearTabStorage } from '#src/data/storage.ts';
import { forgetKept } from '#src/forms/writing/useKept.ts';
import { LeavesAndComesBack } from '../../../../stories/support/LeavesAndComesBack.tsx';
import { SessionNotes } from './SessionNotes.tsx';
import { session, work } from './storySession.ts';

/** Saves that are on their way until a story lets them come. */
let letItCome = (): void => undefined;
const answers = {
  ...work(),
  KeepSessionNotes: {
    answer: async () => {
      await new Promise<void>((resolve) => {
        letItCome = resolve;
      });
      return { updateCoachingSession: { _id: 'c1', version: 4 } };
    },
  },
};

const meta: Meta = {
  title: 'coaching/Kept notes',
  parameters: { answers },
  render: () => (
    <LeavesAndComesBack>
      <SessionNotes session={session} />
    </LeavesAndComesBack>
  ),
};
export default meta;

const leaveAndComeBack = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click(on: Element): Promise<void> },
) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
};

/** Whoever leaves the page, or loads it anew, goes on with what they typed; it goes once it is saved. */
export const UntilSaved: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), '!');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Private notes' }), '?');
    await leaveAndComeBack(canvas, userEvent);
    // A session that runs out empties the tab of the rest, and a page that is loaded anew knows what is stored alone.
    clearTabStorage();
    forgetKept();
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue(`${session.notes}!`);
    await expect(canvas.getByRole('textbox', { name: 'Private notes' })).toHaveValue(`${session.privateNotes ?? ''}?`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    letItCome();
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await leaveAndComeBack(canvas, userEvent);
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue(session.notes);
    await expect(canvas.getByRole('button', { name: 'Save notes' })).toBeDisabled();
  },
};
export const ThrownAway: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), '!');
    await userEvent.click(await canvas.findByRole('button', { name: 'Throw it away' }));
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue(session.notes);
    await leaveAndComeBack(canvas, userEvent);
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue(session.notes);
  },
};
/** What one goes on to type before the save has arrived is still a draft after it. */
export const TypedWhileSaving: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), '?');
    letItCome();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save notes' })).toBeEnabled());
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue(`${session.notes}!?`);
  },
};
