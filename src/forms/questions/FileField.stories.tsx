import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FileField } from './FileField.tsx';

const changed = fn();
const meta: Meta<typeof FileField> = {
  title: 'forms/FileField',
  component: FileField,
  args: {
    frame: { id: 'q1', label: 'Pitch deck', description: 'Ten slides at most.', error: undefined, onBlur: fn() },
    value: null,
    onChange: changed,
  },
};
export default meta;

type Story = StoryObj<typeof FileField>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Choose a file' }, { timeout: 5000 });
  },
};
export const WithFile: Story = {
  args: { value: '/file?id=a1&name=deck.pdf' },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Download deck.pdf' }, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete deck.pdf' }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith(''));
  },
};
/** As it was answered before files could be uploaded. */
export const WithLink: Story = {
  args: { value: 'https://bake.test/deck.pdf' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'https://bake.test/deck.pdf' }, { timeout: 5000 });
  },
};
export const Missing: Story = {
  args: {
    frame: {
      id: 'q1',
      label: 'Pitch deck',
      description: undefined,
      error: 'Pitch deck is a required field',
      onBlur: fn(),
    },
  },
};
export const RightToLeft: Story = { args: WithFile.args ?? {}, globals: { language: 'ar' } };

/** The page was loaded anew while a file was on its way: the question says so, until it is chosen again or put away. */
export const CutOff: Story = {
  beforeEach: () => {
    const kept = { name: 'deck.pdf', size: 9_000_000, modified: 1, address: null };
    const name = `aa:upload:${window.location.pathname} q1`;
    localStorage.setItem(name, JSON.stringify(kept));
    return () => localStorage.removeItem(name);
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert', undefined, { timeout: 5000 });
    await expect(alert).toHaveTextContent('The file “deck.pdf” did not arrive completely. Please choose it again');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss deck.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(localStorage.getItem(`aa:upload:${window.location.pathname} q1`)).toBeNull();
  },
};

/** A file that the server refuses is no file that was cut off: after a reload nobody is asked for it again. */
export const Refused: Story = {
  beforeEach: () => {
    const { fetch: real } = window;
    window.fetch = async (to, init) =>
      init?.method === 'POST' && String(to instanceof Request ? to.url : to).includes('/api/')
        ? new Response('{}', { status: 415 })
        : real(to, init);
    return () => {
      window.fetch = real;
    };
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Choose a file' }, { timeout: 5000 });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['no deck'], 'deck.pdf', { type: 'application/pdf' }));
    await canvas.findByRole('button', { name: 'Dismiss deck.pdf' }, { timeout: 5000 });
    await expect(localStorage.getItem(`aa:upload:${window.location.pathname} q1`)).toBeNull();
  },
};
