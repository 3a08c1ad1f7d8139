import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { connectionStatus } from '#src/data/connectionStatus.ts';
import { RequestError } from '#src/data/requestError.ts';
import { useSavingAgain } from './kept/useSavingAgain.ts';
import { SaveProblem } from './SaveProblem.tsx';

const draft = { conflicts: new Map(), choose: fn(), isAsSent: true };
const meta: Meta<typeof SaveProblem> = {
  title: 'features/MetricsForm/Why it is not saved',
  component: SaveProblem,
  args: { error: new RequestError('network'), draft },
};
export default meta;

type Story = StoryObj<typeof SaveProblem>;

export const NoConnection: Story = {
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/^No connection: .* kept on this device\. It is sent as soon as/u);
    await expect(alert).not.toHaveTextContent('Network Error');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toHaveAttribute('type', 'submit');
  },
};

/** What was changed since goes when its writer says so. */
export const NoConnectionAndTypedSince: Story = {
  args: { draft: { ...draft, isAsSent: false } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).not.toHaveTextContent('as soon as');
  },
};

export const Refused: Story = {
  args: { error: new RequestError('graphql', { errors: [{ message: 'This must be less than 10' }] }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This must be less than 10');
  },
};

/** Another founder has said meanwhile that there are none. */
export const AskedNoMore: Story = {
  args: {
    error: new RequestError('graphql', { errors: [{ message: 'Gone', extensions: { code: 'NotFoundError' } }] }),
  },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/not asked for any more.*stays on this device.*Report after all/u);
  },
};

const saves = fn();
function Waiting({ isWaiting }: { readonly isWaiting: boolean }) {
  useSavingAgain(isWaiting, saves);
  return <p>{isWaiting ? 'Waits' : 'Rests'}</p>;
}
const cutOff = (): void => {
  saves.mockClear();
  connectionStatus.set(false);
};
const reconnected = () => connectionStatus.set(true);

export const IsSavedWhenTheConnectionIsBack: Story = {
  render: () => <Waiting isWaiting />,
  beforeEach: () => {
    cutOff();
    return reconnected;
  },
  play: async () => {
    await expect(saves).not.toHaveBeenCalled();
    reconnected();
    await waitFor(() => expect(saves).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('online'));
    await expect(saves).toHaveBeenCalledTimes(2);
  },
};
export const NothingWaits: Story = {
  render: () => <Waiting isWaiting={false} />,
  beforeEach: () => {
    cutOff();
    return reconnected;
  },
  play: async () => {
    reconnected();
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(saves).not.toHaveBeenCalled();
  },
};

export const OnAPhoneInArabic: Story = { globals: { language: 'ar', viewport: { value: 'phone' } } };
export const OnAPhoneInTheDark: Story = { globals: { colourMode: 'dark', viewport: { value: 'phone' } } };
