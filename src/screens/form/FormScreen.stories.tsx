import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as accountSettings from '#src/generated/screens/account.settings.gen.ts';
import { FormScreen } from './FormScreen.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

const saved = fn();

const meta: Meta<typeof FormScreen> = {
  title: 'screens/FormScreen',
  component: FormScreen,
  args: { module: accountSettings },
};
export default meta;

type Story = StoryObj<typeof FormScreen>;

const record = {
  _id: 'u1',
  id: 'u1',
  version: 3,
  firstName: 'Ada',
  lastName: 'Okafor',
  headline: 'Runs the growth program',
  bio: 'Fifteen years of factories.',
  phone: null,
  country: 'Portugal',
  timezone: 'Europe/Lisbon',
  language: 'en',
  chatNotification: true,
};

const full = {
  Form_accountSettings: { data: { record } },
  UpdateUser: { answer: (variables: unknown) => ({ record: saved(variables) ?? record }) },
};

export const Full: Story = {
  parameters: { answers: full },
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const canvas = within(canvasElement);
    const name = await canvas.findByLabelText('First name');
    await expect(name).toHaveValue('Ada');
    await userEvent.clear(name);
    await userEvent.type(name, 'Adaeze');
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'u1', input: { firstName: 'Adaeze' }, version: 3 }));
  },
};
/** What the server refuses is said at its field, and the summary leads there. */
export const Refused: Story = {
  parameters: {
    answers: {
      ...full,
      UpdateUser: {
        error: 'Some fields are not valid',
        fields: [{ path: 'input.firstName', message: 'First name is already in use' }],
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByLabelText('First name');
    await userEvent.type(name, '!');
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await userEvent.click(await canvas.findByRole('link', { name: 'First name is already in use' }));
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(name).toHaveValue('Ada!');
  },
};
/** Of somebody else: to look at, without a button to save. */
export const ReadOnly: Story = {
  parameters: { answers: { Form_accountSettings: { data: { record: { ...record, _id: 'u9', id: 'u9' } } } } },
  globals: { role: 'Cofounder' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('First name')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};
export const Loading: Story = { parameters: { answers: { Form_accountSettings: 'never' } } };
export const Failed: Story = {
  parameters: { answers: { Form_accountSettings: { error: 'The database rests' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The database rests')).toBeVisible();
  },
};
export const Missing: Story = {
  parameters: { answers: { Form_accountSettings: { data: { record: null } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('404')).toBeVisible();
  },
};
export const RightToLeft: Story = { parameters: { answers: full }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: full }, globals: { colourMode: 'dark' } };

function Versions() {
  const [version, setVersion] = useState(1);
  useKeptFocus(String(version));
  return (
    <input
      key={version}
      id="story_name"
      aria-label="Name"
      defaultValue={`Version ${version}`}
      onKeyDown={({ key }) => key === 'Enter' && setVersion(version + 1)}
    />
  );
}
/** What is saved with Enter is filled in anew, and typing goes on where it was. */
export const FocusIsKept: Story = {
  render: () => <Versions />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name'), '{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Version 2'));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  },
};

/** A link of the page of all settings leads to one field. */
export const AtAField: Story = {
  parameters: { answers: full, path: '/account/settings#accountSettings_headline' },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^Headline/);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.closest('[data-named="true"]')).toBeVisible();
  },
};
