import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { says } from '../../../stories/support/says.ts';
import { AccountConfirmationPage } from './AccountConfirmationPage.tsx';
import { AuthCard } from './AuthCard.tsx';
import { AuthUrlPage } from './AuthUrlPage.tsx';
import { CustomLoginLink } from './CustomLoginLink.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { KnownPasswordForm } from './KnownPasswordForm.tsx';
import { LocalLoginForm } from './LocalLoginForm.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { SingleSignOn } from './SingleSignOn.tsx';
import { UsedLink } from './UsedLink.tsx';
import { ValidateAccountPage } from './ValidateAccountPage.tsx';
import { WelcomePage } from './WelcomePage.tsx';

const visit = () => sessionStore.set((current) => ({ ...current, status: 'visitor', user: null, signedOutBy: 'user' }));

const meta: Meta = { title: 'auth/Password pages', parameters: { page: true }, beforeEach: visit };
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const refused = { error: 'This link is no longer valid' };

const send =
  (label: RegExp, text: string, then: RegExp | string): Play =>
  async (context) => {
    const canvas = within(context.canvasElement);
    await context.userEvent.type(await canvas.findByLabelText(label), text);
    await context.userEvent.keyboard('{Enter}');
    await says(then)(context);
  };

const mailPath = '/api/users/sendresetpassword';
const asksForMail = (then: RegExp | string) => send(/mail/i, 'ada@demo.test', then);
export const Forgot: Story = { render: () => <ForgotPasswordPage /> };
export const ForgotSent: Story = {
  parameters: { answers: { [mailPath]: { data: {} } } },
  render: () => <ForgotPasswordPage />,
  play: async (context) => {
    await asksForMail(/./)(context);
    await waitFor(() => expect(within(context.canvasElement).queryByLabelText(/mail/i)).toBeNull());
  },
};
export const ForgotRefused: Story = {
  parameters: { answers: { [mailPath]: { error: 'Nobody has this address' } } },
  render: () => <ForgotPasswordPage />,
  play: asksForMail('Nobody has this address'),
};
export const ForgotRightToLeft: Story = { ...Forgot, ...rightToLeft };
export const ForgotDark: Story = { ...Forgot, ...dark };

const resetPath = '/api/users/resetpassword';
const address = { path: '/reset/t1' };
export const Reset: Story = { parameters: address, render: () => <ResetPasswordPage /> };
export const ResetDone: Story = {
  parameters: { ...address, answers: { [resetPath]: { data: {} } } },
  render: () => <ResetPasswordPage />,
  play: async (context) => {
    await send(/^New password/, 'a longer secret', /./)(context);
    await waitFor(() => expect(within(context.canvasElement).queryByLabelText(/^New password/)).toBeNull());
  },
};
export const ResetTooLate: Story = {
  parameters: { ...address, answers: { [resetPath]: refused } },
  render: () => <ResetPasswordPage />,
  play: send(/^New password/, 'a longer secret', refused.error),
};
export const ResetDark: Story = { ...Reset, ...dark };

const lookPath = '/api/users/confirmation';
const validation = { path: '/validate/t1' };
const opened = (state: string) => ({ data: { state, email: 'ada@demo.test', language: 'en' } });
const validated = (answers: object) => ({ ...validation, answers: { [lookPath]: opened('open'), ...answers } });
export const Validating: Story = {
  parameters: validated({ '/api/users/validate/t1': 'never' }),
  render: () => <ValidateAccountPage />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('page-loader')).toHaveAttribute('aria-busy', 'true');
  },
};
export const ValidatedTooLate: Story = {
  parameters: validated({ [lookPath]: refused }),
  render: () => <ValidateAccountPage />,
  play: async (context) => {
    await says(refused.error)(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  },
};
export const ValidatedTooLateDark: Story = { ...ValidatedTooLate, ...dark };
export const ValidatedBefore: Story = {
  parameters: validated({ [lookPath]: opened('confirmed') }),
  render: () => <ValidateAccountPage />,
  play: says(/confirmed already/),
};

export const ValidatedElsewhere: Story = {
  parameters: validated({ '/api/users/validate/t1': { data: { chooseWith: 's1' } } }),
  render: () => <ValidateAccountPage />,
  play: async ({ canvasElement }) => {
    const choose = await within(canvasElement).findByRole('link', { name: 'Choose a new password' });
    await expect(choose).toHaveAttribute('href', '/reset/s1');
  },
};

/** Whoever knows the password of the sign-up keeps it; the link is not used up by opening it. */
export const AsksForThePassword: Story = {
  parameters: validated({
    [lookPath]: opened('password'),
    '/auth/confirm': { error: 'The password is not correct' },
    '/api/users/validate/t1': { data: { chooseWith: 's1' } },
  }),
  render: () => <ValidateAccountPage />,
  play: async (context) => {
    await send(/^The password that you have chosen/, 'not this one', 'The password is not correct')(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByLabelText(/mail/i)).toHaveValue('ada@demo.test');
    await context.userEvent.click(canvas.getByRole('button', { name: 'I have none, or choose a new one' }));
    const choose = await canvas.findByRole('link', { name: 'Choose a new password' });
    await expect(choose).toHaveAttribute('href', '/reset/s1');
  },
};
const form = (
  <main style={{ padding: 24, maxWidth: 400 }}>
    <KnownPasswordForm link="t1" email="ada@demo.test" onConfirmed={() => {}} onUnknown={() => {}} />
  </main>
);
export const KnownPassword: Story = { render: () => form };
export const KnownPasswordRightToLeft: Story = { render: () => form, ...rightToLeft };
export const KnownPasswordDark: Story = { render: () => form, ...dark };
export const LinkUsed: Story = { render: () => <UsedLink problem={null} />, play: says(/confirmed already/) };

export const AccountMade: Story = { render: () => <AccountConfirmationPage /> };
export const AccountMadeRightToLeft: Story = { ...AccountMade, ...rightToLeft };
export const Welcome: Story = { render: () => <WelcomePage />, play: says(/Demo Incubator/) };
export const WelcomeDark: Story = { render: () => <WelcomePage />, ...dark };

export const Card: Story = {
  render: () => (
    <AuthCard title="Sign in" hint="With the account of your organisation." footer="Help">
      <p>What one does here</p>
    </AuthCard>
  ),
};
export const CardLongTitle: Story = { render: () => <AuthCard title={'Sign in to the programme of all '.repeat(5)} /> };

/** The server answers the address itself; inside the app one is sent to the login page. */
export const AskedInsideTheApp: Story = { render: () => <AuthUrlPage /> };

const inMain: Story['decorators'] = [
  (Story) => (
    <main style={{ padding: 24, maxWidth: 400 }}>
      <Story />
    </main>
  ),
];
const withIncubator = (more: object) => () => {
  visit();
  sessionStore.set((current) => ({ ...current, incubator: current.incubator && { ...current.incubator, ...more } }));
};
const custom = {
  active: true,
  text: 'Apply to the next batch',
  url: 'demo.test/apply',
  buttonBackgroundColor: '#ffe066',
  buttonTextColor: '#402000',
};
export const OwnLink: Story = {
  decorators: inMain,
  beforeEach: withIncubator({ incubatorCustomLoginTextAndLink: custom }),
  render: () => <CustomLoginLink />,
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Apply to the next batch' });
    await expect(link).toHaveAttribute('href', 'http://demo.test/apply');
    await expect(getComputedStyle(link).backgroundColor).toBe('rgb(255, 224, 102)');
    await expect(getComputedStyle(link).color).toBe('rgb(64, 32, 0)');
  },
};
export const OwnLinkSwitchedOff: Story = {
  decorators: inMain,
  beforeEach: withIncubator({ incubatorCustomLoginTextAndLink: { ...custom, active: false } }),
  render: () => <CustomLoginLink />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Providers: Story = {
  decorators: inMain,
  beforeEach: withIncubator({
    loginProviders: [
      { provider: 'Google', enabled: true },
      { provider: 'Microsoft', enabled: false },
    ],
  }),
  render: () => <SingleSignOn />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link')).toHaveLength(2);
  },
};
export const OneProvider: Story = { decorators: inMain, render: () => <SingleSignOn /> };

export const Local: Story = { decorators: inMain, render: () => <LocalLoginForm /> };
export const LocalDark: Story = { ...Local, ...dark };
