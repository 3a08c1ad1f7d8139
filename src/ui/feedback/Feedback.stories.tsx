import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MODAL_CLOSE_ANIMATION_MS } from '#domain/generated/constants.gen.ts';
import { says } from '../../../stories/support/says.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConfirmOutlet } from './ConfirmOutlet.tsx';
import { askConfirmation, confirmationQueue } from './confirmations.ts';
import { ErrorAlert } from './ErrorAlert.tsx';
import { FirstField } from './FirstField.tsx';
import { FormAlert } from './FormAlert.tsx';
import { PageLoader } from './PageLoader.tsx';
import { ToastOutlet } from './ToastOutlet.tsx';
import { tellOfCutPastes } from './tellOfCutPastes.ts';
import { showToast, toastStore } from './toasts.ts';

const meta: Meta = { title: 'ui/Feedback' };
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { direction: 'rtl' } };

const question = {
  title: 'Delete 3 tasks?',
  message: 'They cannot be brought back.',
  confirmLabel: 'Delete',
  dismissLabel: 'Keep',
  isDestructive: true,
};
const dialogShown: Play = async ({ canvasElement }) => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: question.title });
  await waitFor(() => expect(dialog).toBeVisible());
  // What cannot be brought back is not the answer of whoever presses Enter twice.
  await waitFor(() => expect(within(dialog).getByText('Keep').closest('button')).toHaveFocus());
};
export const Confirm: Story = {
  render: () => <ConfirmDialog question={question} onGone={fn()} />,
  play: dialogShown,
};
export const ConfirmWithoutMessage: Story = {
  render: () => (
    <ConfirmDialog question={{ title: 'Log out?', confirmLabel: 'Log out', dismissLabel: 'Stay' }} onGone={fn()} />
  ),
  play: says('Log out?'),
};
export const ConfirmDark: Story = { ...Confirm, ...dark };
export const ConfirmRightToLeft: Story = { ...Confirm, ...rightToLeft };

const answered = fn();
/** The outlet itself is part of every story's frame; a second one would show every question twice. */
function Asks() {
  useEffect(() => {
    void askConfirmation(question).then(answered);
    return () => confirmationQueue.set([]);
  }, []);
  return <p>The page behind</p>;
}
export const AsksAndHearsTheAnswer: Story = {
  render: () => <Asks />,
  play: async (context) => {
    await dialogShown(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
  },
};

/** How long the dialog is in the page after its answer: it fades, then it is gone. */
const fadeOf = async ({ canvasElement, userEvent }: Parameters<Play>[0]): Promise<number> => {
  const body = within(canvasElement.ownerDocument.body);
  const dialog = await body.findByRole('dialog', { name: question.title });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const answeredAt = performance.now();
  await waitFor(() => expect(dialog).not.toBeInTheDocument(), { interval: 5 });
  return performance.now() - answeredAt;
};
/** The browser's own answer to whether motion is wanted, replaced while a story runs. */
const withMotion = (isReduced: boolean) => () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const real = matchMedia.call(window, query);
    if (!query.includes('prefers-reduced-motion')) return real;
    return new Proxy(real, {
      get: (list, key) => {
        if (key === 'matches') return isReduced;
        const value: unknown = Reflect.get(list, key);
        return typeof value === 'function' ? value.bind(list) : value;
      },
    });
  };
  return () => {
    window.matchMedia = matchMedia;
  };
};
export const FadesBeforeItIsTakenAway: Story = {
  beforeEach: withMotion(false),
  render: () => <Asks />,
  play: async (context) => {
    await dialogShown(context);
    const fade = await fadeOf(context);
    await expect(answered).toHaveBeenCalledWith(true);
    await expect(fade).toBeGreaterThanOrEqual(MODAL_CLOSE_ANIMATION_MS - 20);
  },
};
export const GoesAtOnceUnderReducedMotion: Story = {
  beforeEach: withMotion(true),
  render: () => <Asks />,
  play: async (context) => {
    await dialogShown(context);
    await expect(await fadeOf(context)).toBeLessThan(MODAL_CLOSE_ANIMATION_MS - 50);
  },
};
export const NothingToAsk: Story = { render: () => <ConfirmOutlet /> };

const closed = fn();
export const Failure: Story = {
  render: () => <ErrorAlert error={new Error('The database rests')} onClose={closed} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The database rests');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(closed).toHaveBeenCalled();
  },
};
const lifetimes = fn();
export const FailureGoesAwayAfterSevenSeconds: Story = {
  beforeEach: () => {
    const { setTimeout: realTimeout } = window;
    lifetimes.mockClear();
    closed.mockClear();
    // Seven seconds pass at once; everything else takes its time.
    window.setTimeout = ((run: () => void, delay = 0) => {
      lifetimes(delay);
      return realTimeout(run, delay === 7000 ? 0 : delay);
    }) as unknown as typeof window.setTimeout;
    return () => {
      window.setTimeout = realTimeout;
    };
  },
  render: () => <ErrorAlert error={new Error('The database rests')} onClose={closed} />,
  play: async () => {
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    await expect(lifetimes).toHaveBeenCalledWith(7000);
  },
};
export const LongFailure: Story = {
  render: () => <ErrorAlert error={new Error('Something that takes long to say. '.repeat(9))} onClose={closed} />,
};
export const FailureDark: Story = { ...LongFailure, ...dark };

export const FormRefused: Story = { render: () => <FormAlert>This e-mail is taken.</FormAlert> };
export const FormNote: Story = { render: () => <FormAlert kind="note">You have been signed out.</FormAlert> };
export const FormSaved: Story = { render: () => <FormAlert kind="success">Your password is changed.</FormAlert> };
export const FormRefusedDark: Story = { ...FormRefused, ...dark };
export const FormSavedDark: Story = { ...FormSaved, ...dark };
export const FormRefusedRightToLeft: Story = { ...FormRefused, ...rightToLeft };

export const PageOnItsWay: Story = {
  render: () => <PageLoader />,
  play: async ({ canvasElement }) => {
    const loader = within(canvasElement).getByTestId('page-loader');
    await expect(loader).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(loader).not.toBeEmptyDOMElement());
  },
};

function Toasts() {
  useEffect(() => showToast({ kind: 'success', message: 'Saved' }), []);
  return <ToastOutlet />;
}
export const ToastAppears: Story = { render: () => <Toasts />, play: says('Saved') };

function Pasting() {
  useEffect(tellOfCutPastes, []);
  return (
    <>
      <textarea aria-label="Message" maxLength={1200} defaultValue="So:" />
      <ToastOutlet />
    </>
  );
}
/** What is pasted and fits is nothing to speak of; of what does not, it is said how much does. */
export const PasteCut: Story = {
  render: () => <Pasting />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Message');
    const told = () => toastStore.get().flatMap(({ kind, message }) => (kind === 'warning' ? [message] : []));
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(1197));
    await expect(field).toHaveValue(`So:${'x'.repeat(1197)}`);
    await expect(told()).toEqual([]);
    await userEvent.paste('y');
    await expect(told()).toEqual(['Only the first 1,200 characters fit in this field; the rest was not pasted.']);
  },
};

/** A form in a panel is begun at its first field, not at what closes the panel. */
export const BeginsAtTheFirstField: Story = {
  render: () => (
    <>
      <button type="button">Close</button>
      <FirstField>
        <input type="hidden" />
        <input aria-label="Name" />
        <input aria-label="Town" />
      </FirstField>
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByLabelText('Name')).toHaveFocus());
  },
};
