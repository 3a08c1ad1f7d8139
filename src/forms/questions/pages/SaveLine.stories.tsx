import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RequestError } from '#src/data/requestError.ts';
import { SaveLine } from './SaveLine.tsx';
import { type Autosave, type AutosaveStatus, useAutosave } from './useAutosave.ts';

const save = fn((_text: string) => Promise.resolve());

const given = new Set<Autosave>();

function Typed() {
  const [text, setText] = useState('');
  const autosave = useAutosave(text, save, false);
  given.add(autosave);
  return (
    <>
      <TextInput label="Answer" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <SaveLine autosave={autosave} />
    </>
  );
}

const line = (status: AutosaveStatus) => (
  <SaveLine autosave={{ status, retry: fn(), finish: () => Promise.resolve() }} />
);

const meta: Meta<typeof SaveLine> = { title: 'forms/SaveLine', component: SaveLine };
export default meta;

type Story = StoryObj<typeof SaveLine>;

/** Typing is kept once, a moment after the last key. */
export const SavesByItself: Story = {
  render: () => <Typed />,
  play: async ({ canvas, userEvent }) => {
    save.mockReset().mockResolvedValue(undefined);
    await userEvent.type(await canvas.findByLabelText('Answer'), 'bread');
    await canvas.findByText(/^Saved /, {}, { timeout: 4000 });
    await expect(save.mock.calls).toEqual([['bread']]);
  },
};

/** As long as nothing new is to be said, keys give the line nothing to draw. */
export const StaysTheSame: Story = {
  render: () => <Typed />,
  play: async ({ canvas, userEvent }) => {
    save.mockReset().mockResolvedValue(undefined);
    const field = await canvas.findByLabelText('Answer');
    given.clear();
    await userEvent.type(field, 'bread');
    await expect(given.size).toBe(1);
  },
};

/** What could not be sent is tried again when the network is back, with what has been typed since. */
export const GoesOnWhenTheNetworkIsBack: Story = {
  render: () => <Typed />,
  play: async ({ canvas, userEvent }) => {
    save.mockReset().mockRejectedValueOnce(new RequestError('network')).mockResolvedValue(undefined);
    await userEvent.type(await canvas.findByLabelText('Answer'), 'bread');
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent('No connection.');
    window.dispatchEvent(new Event('online'));
    await canvas.findByText(/^Saved /, {}, { timeout: 4000 });
    await expect(save.mock.calls).toEqual([['bread'], ['bread']]);
  },
};

export const Saving: Story = { render: () => line({ kind: 'saving' }) };
export const Saved: Story = { render: () => line({ kind: 'saved', at: Date.UTC(2026, 2, 4, 10, 42) }) };
export const Refused: Story = {
  render: () => line({ kind: 'failed', error: new Error('The form is closed.'), isOffline: false }),
};
export const Offline: Story = {
  render: () => line({ kind: 'failed', error: new RequestError('network'), isOffline: true }),
};
export const RightToLeft: Story = { ...Offline, globals: { language: 'ar' } };
