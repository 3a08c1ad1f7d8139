import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

const meta: Meta = {
  title: 'features/Account parts',
  decorators: [
    (Story) => (
      <>
        <h1>Security</h1>
        <Story />
      </>
    ),
  ],
};
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const change: Play = async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^Current password/), 'the old one');
  await userEvent.type(canvas.getByLabelText(/^New password/), 'a longer new one');
  await userEvent.keyboard('{Enter}');
};
export const Password: Story = { render: () => <PasswordForm /> };
export const PasswordWrong: Story = {
  parameters: {
    answers: { ChangePassword: { error: 'No', fields: [{ path: 'currentPassword', message: 'This is not it' }] } },
  },
  render: () => <PasswordForm />,
  play: async (context) => {
    await change(context);
    await says('This is not it')(context);
  },
};
export const PasswordRefused: Story = {
  parameters: { answers: { ChangePassword: { error: 'Too many attempts' } } },
  render: () => <PasswordForm />,
  play: async (context) => {
    await change(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent('Too many attempts');
  },
};
export const PasswordDark: Story = { ...Password, globals: { colourMode: 'dark' } };

const place = (id: string, more: object = {}) => ({
  _id: id,
  userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/120.0',
  isCurrent: false,
  createdAt: '2026-01-10T09:00:00.000Z',
  lastSeenAt: '2026-01-10T09:00:00.000Z',
  ...more,
});
const places = (...mySessions: readonly unknown[]) => ({ answers: { MySessions: { data: { mySessions } } } });
export const OnlyHere: Story = { parameters: places(place('a', { isCurrent: true })), render: () => <SessionList /> };
export const SeveralPlaces: Story = {
  parameters: places(place('a', { isCurrent: true }), place('b'), place('c', { userAgent: null })),
  render: () => <SessionList />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('button', { name: /^Sign out of/ })).toHaveLength(2);
  },
};
export const PlacesLoading: Story = { parameters: { answers: { MySessions: 'never' } }, render: () => <SessionList /> };
export const PlacesFailed: Story = {
  parameters: { answers: { MySessions: { error: 'The database rests' } } },
  render: () => <SessionList />,
  play: says('The database rests'),
};
export const PlacesRightToLeft: Story = { ...OnlyHere, globals: { language: 'ar' } };
