import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { batchStore } from '#src/screens/batch/batchStore.ts';
import { StatusPage } from '#src/ui/StatusPage.tsx';
import { says } from '../../../stories/support/says.ts';
import { dark, frameMeta, page, rightToLeft } from '../storyFrame.ts';
import { AppLayout } from './AppLayout.tsx';
import { FullscreenLayout } from './FullscreenLayout.tsx';
import { OrganisationFoot } from './OrganisationFoot.tsx';
import classes from './PublicLayout.module.css';
import { PublicLayout } from './PublicLayout.tsx';
import { SignedInGate } from './SignedInGate.tsx';

const meta: Meta = { ...frameMeta, title: 'shell/Layouts' };
export default meta;

type Story = StoryObj;

export const WholeFrame: Story = {
  parameters: page,
  render: () => <AppLayout />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('main')).toHaveAttribute('id', 'content');
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content');
    await expect(await canvas.findByTestId('sidebar')).toBeVisible();
  },
};
export const WholeFrameRightToLeft: Story = { parameters: page, render: () => <AppLayout />, ...rightToLeft };
export const WholeFrameDark: Story = { parameters: page, render: () => <AppLayout />, ...dark };
export const Fullscreen: Story = {
  parameters: { ...page, path: '/articles/management/article/a1' },
  render: () => <FullscreenLayout />,
  play: async ({ canvasElement }) => {
    const back = await within(canvasElement).findByRole('link', { name: 'Back' });
    await expect(back).toHaveAttribute('href', '/articles/management');
  },
};
/** A funnel's desk has no frame around it: what is done to many applications is followed there as well. */
export const FullscreenWithWhatIsDone: Story = {
  parameters: { ...page, path: '/applications/funnels/f1/builder/applications' },
  beforeEach: () => {
    batchStore.set([{ id: 'b1', kind: 'application', total: 3 }]);
    return () => batchStore.set([]);
  },
  render: () => <FullscreenLayout />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('Processing 0/3 applications.')).toBeVisible();
  },
};
export const ForVisitors: Story = {
  parameters: page,
  render: () => <PublicLayout />,
  play: says('Demo Incubator'),
};
export const ForVisitorsInReverse: Story = {
  parameters: page,
  beforeEach: () =>
    sessionStore.set((current) => ({
      ...current,
      incubator: current.incubator && {
        ...current.incubator,
        logo: '/logo.svg',
        whiteLogo: '/white.svg',
        brandPalette: { primary: null, sidebar: null, login: { logoType: 'REVERSE' } },
      },
    })),
  render: () => <PublicLayout />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img')).toHaveAttribute('src', '/white.svg');
  },
};
const about = {
  description: 'Programs for early teams in Lisbon, from the first idea to the first round.',
  address: 'Rua do Ouro 12, 1100-061 Lisboa',
};
const withAbout = () =>
  sessionStore.set((current) => ({ ...current, incubator: current.incubator && { ...current.incubator, ...about } }));
export const ForVisitorsOfSomebody: Story = {
  parameters: page,
  beforeEach: withAbout,
  render: () => <PublicLayout />,
  play: says(about.description, `Demo Incubator · ${about.address}`),
};
/** What a mail leads to, over the picture of an organisation: on a ground of its own, as the card of the sign-in page. */
export const OverAPicture: Story = {
  parameters: page,
  render: () => (
    <div className={classes.page} data-layout="FULL">
      <img src="/logo.svg" alt="" className={classes.picture} />
      <StatusPage title="Accept the meeting?">Our first contract</StatusPage>
    </div>
  ),
  play: async ({ canvas }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByRole('main'));
    await expect(backgroundColor).toMatch(/^rgb\(/);
  },
};
export const Foot: Story = {
  render: () => (
    <>
      <OrganisationFoot name="Demo Incubator" {...about} description={`${about.description} `.repeat(9)} />
      <OrganisationFoot name="Says nothing" />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Says nothing/)).toBeNull();
  },
};
export const FootRightToLeft: Story = { render: () => <OrganisationFoot name="نور" {...about} />, ...rightToLeft };
export const ForVisitorsDark: Story = { parameters: page, render: () => <PublicLayout />, ...dark };
export const GateOpen: Story = {
  render: () => (
    <SignedInGate>
      <p>Inside</p>
    </SignedInGate>
  ),
  play: says('Inside'),
};
export const GateWithoutConfirmedMail: Story = {
  parameters: page,
  beforeEach: () =>
    sessionStore.set((current) => ({ ...current, user: current.user && { ...current.user, validated: false } })),
  render: () => (
    <SignedInGate>
      <p>Inside</p>
    </SignedInGate>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You have not confirmed your email yet')).toBeVisible();
    await expect(canvas.queryByText('Inside')).toBeNull();
  },
};
