import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { bodyOf, frameMeta } from '../storyFrame.ts';
import { SearchButton } from './SearchButton.tsx';

const meta: Meta = { ...frameMeta, title: 'shell/Search button' };
export default meta;

type Story = StoryObj;

export const Search: Story = {
  render: () => <SearchButton />,
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByRole('button');
    await userEvent.keyboard('/');
    await waitFor(() => expect(bodyOf(canvasElement).getByRole('dialog')).toBeVisible());
  },
};
/** The dialog is fetched with the first keystroke; those that follow at once must not be lost. */
export const SearchTypedAtOnce: Story = {
  render: () => <SearchButton />,
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByRole('button');
    await userEvent.keyboard('/taxs{Backspace}');
    const body = bodyOf(canvasElement);
    const field = await body.findByRole('textbox', { name: 'Search modules' }, { timeout: 5000 });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('/k');
    await expect(field).toHaveValue('tax/k');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
export const SearchByCtrlOrCommand: Story = {
  render: () => <SearchButton />,
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByRole('button');
    const body = bodyOf(canvasElement);
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(body.getByRole('dialog')).toBeVisible());
      await waitFor(() => expect(body.getByRole('textbox')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    }
  },
};
export const SearchLeavesFieldsAlone: Story = {
  render: () => (
    <>
      <SearchButton />
      <label>
        Note
        <textarea />
      </label>
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const note = await within(canvasElement).findByLabelText('Note');
    await userEvent.type(note, 'a/b{Control>}k{/Control}');
    await expect(note).toHaveValue('a/b');
    await expect(bodyOf(canvasElement).queryByRole('dialog')).toBeNull();
  },
};
