import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { UserCard } from './UserCard.tsx';
import { UserHover } from './UserHover.tsx';

const user = {
  _id: 'u7',
  fullName: 'Cleo Marsh',
  avatar: null,
  cover: 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
  timezone: 'Europe/Lisbon',
  role: { _id: 'r2', type: ['AdminCoach'], label: 'Admin & Coach' },
  startups: [],
};

const meta: Meta<typeof UserHover> = {
  title: 'ui/UserHover',
  component: UserHover,
  args: { userId: 'u7', children: 'Cleo Marsh' },
};
export default meta;

type Story = StoryObj<typeof UserHover>;
type Play = NonNullable<Story['play']>;

const known = { answers: { UserCard: { data: { user } } } };

const place = { userId: 'u7', anchor: new DOMRect(40, 40, 120, 20), onClose: () => undefined };

const hover: Play = async ({ canvasElement, userEvent }) => {
  await userEvent.hover(within(canvasElement).getByText('Cleo Marsh'));
};
const open: Play = async (context) => {
  await hover(context);
  const body = within(context.canvasElement.ownerDocument.body);
  await waitFor(() => expect(body.getByTestId('user-card')).toBeVisible(), { timeout: 3000 });
};

export const OpensOnHover: Story = {
  parameters: known,
  play: async (context) => {
    await open(context);
    const card = within(within(context.canvasElement.ownerDocument.body).getByTestId('user-card'));
    await expect(card.getByRole('link', { name: 'Cleo Marsh' })).toHaveAttribute('href', '/profile/u7');
    await expect(card.getByText('Europe/Lisbon')).toBeVisible();
    await expect(card.getByRole('presentation')).toHaveAttribute('src', user.cover);
    await expect(card.getByText('Admin & Coach')).toBeVisible();
  },
};
export const StaffAndOthersDiffer: Story = {
  parameters: known,
  render: () => <UserCard {...place} />,
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement.ownerDocument.body).findByTestId('user-card');
    const radius = () => getComputedStyle(card.querySelector('[data-initials]') ?? card).borderRadius;
    await expect(card.querySelector('[data-staff="true"]')).not.toBeNull();
    await expect(radius()).not.toBe('50%');
  },
};
export const FounderHasTheRoundPicture: Story = {
  parameters: {
    answers: { UserCard: { data: { user: { ...user, role: { _id: 'r3', type: ['Cofounder'], label: null } } } } },
  },
  render: () => <UserCard {...place} />,
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement.ownerDocument.body).findByTestId('user-card');
    const picture = card.querySelector('[data-staff="false"]') ?? card;
    await expect(getComputedStyle(picture).borderRadius).toBe('50%');
  },
};
export const ClosesHalfASecondAfterThePointerLeft: Story = {
  parameters: known,
  play: async (context) => {
    await open(context);
    const body = within(context.canvasElement.ownerDocument.body);
    const left = performance.now();
    await context.userEvent.unhover(within(context.canvasElement).getByText('Cleo Marsh'));
    await expect(body.getByTestId('user-card')).toBeVisible();
    await waitFor(() => expect(body.queryByTestId('user-card')).toBeNull(), { timeout: 3000 });
    await expect(performance.now() - left).toBeGreaterThan(400);
  },
};
export const StaysWhileThePointerIsOnIt: Story = {
  parameters: known,
  play: async (context) => {
    await open(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await context.userEvent.unhover(within(context.canvasElement).getByText('Cleo Marsh'));
    await context.userEvent.hover(body.getByTestId('user-card'));
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(body.getByTestId('user-card')).toBeVisible();
  },
};
export const NotShownIfItsQueryFails: Story = {
  parameters: { answers: { UserCard: { error: 'The database rests' } } },
  play: async (context) => {
    await hover(context);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(within(context.canvasElement.ownerDocument.body).queryByTestId('user-card')).toBeNull();
  },
};
export const RightToLeft: Story = { parameters: known, globals: { language: 'ar' }, play: open };
export const Dark: Story = { parameters: known, globals: { colourMode: 'dark' }, play: open };

export const CardByItself: Story = {
  parameters: { answers: { UserCard: { data: { user: { ...user, fullName: 'A name without an end '.repeat(9) } } } } },
  render: () => <UserCard {...place} />,
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement.ownerDocument.body).findByTestId('user-card');
    await waitFor(() => expect(card).toBeVisible());
  },
};
export const CardOfSomebodyUnknown: Story = {
  parameters: { answers: { UserCard: { data: { user: null } } } },
  render: () => <UserCard {...place} />,
};
