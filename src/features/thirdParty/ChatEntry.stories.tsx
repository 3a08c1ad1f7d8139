import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { toastStore } from '#src/ui/feedback/toasts.ts';
import { ChatEntry } from './ChatEntry.tsx';

/** A script that sets nothing up: the stories load nothing from outside. */
const script = 'https://127.0.0.1:9/widget.js';

function setUpChat(isOn: boolean): void {
  sessionStore.set((current) => ({
    ...current,
    incubator: current.incubator && { ...current.incubator, chatScriptUrl: script },
    rights: current.rights && {
      ...current.rights,
      features: { ...current.rights.features, switches: { ...current.rights.features.switches, liveChat: isOn } },
    },
  }));
}

const meta: Meta<typeof ChatEntry> = {
  title: 'thirdParty/ChatEntry',
  component: ChatEntry,
  decorators: [
    (Shown) => (
      <ul>
        <Shown />
      </ul>
    ),
  ],
  parameters: {
    answers: {
      ChatIdentity: {
        data: { chatIdentificationHash: 'proof', incubator: { _id: 't1', chatWithAssignedOnly: false } },
      },
    },
  },
};
export default meta;

type Story = StoryObj<typeof ChatEntry>;

export const Offered: Story = {
  beforeEach: () => setUpChat(true),
  play: async ({ canvasElement, userEvent }) => {
    await expect(document.querySelector(`script[src="${script}"]`)).toBeNull();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Live chat' }));
    await waitFor(() => expect(window.cohortChat).toMatchObject({ user: { id: 'u1', hash: 'proof' } }));
    // Nothing answers at the address of the script: that is said, and it may be tried again.
    await waitFor(() => expect(toastStore.get().at(-1)?.kind).toBe('error'), { timeout: 5000 });
  },
};
export const SwitchedOff: Story = {
  beforeEach: () => setUpChat(false),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
