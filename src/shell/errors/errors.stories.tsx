import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { SpecPlace } from '#src/ui/exploring/SpecPlace.tsx';
import { CrashPage } from './CrashPage.tsx';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { IncubatorNotFoundPage } from './IncubatorNotFoundPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { UnconfirmedEmailPage } from './UnconfirmedEmailPage.tsx';
import { UnsupportedBrowserPage } from './UnsupportedBrowserPage.tsx';
import { WhyClosed } from './WhyClosed.tsx';

const meta: Meta = { title: 'shell/Error pages', subcomponents: { SpecPlace, WhyClosed }, parameters: { page: true } };
export default meta;

const says =
  (...texts: (string | RegExp)[]): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    for (const text of texts) await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };

export const UnknownAddress: StoryObj = { render: () => <NotFoundPage />, play: says('This link does not exist') };
export const MissingRecord: StoryObj = {
  parameters: { page: false },
  render: () => <MissingPage />,
  play: says('404', "Oops. The page you're looking for doesn't exist", 'Go Back'),
};
/** A page for some roles, one that a permission opens, and a part of a page. */
export const ForbiddenToRole: StoryObj = {
  globals: { role: 'Mentor' },
  parameters: { page: false },
  render: () => <ForbiddenPage routeId="admin.configuration.general" />,
  play: says(
    'You may not see this',
    '“General settings” is not open to you.',
    /^It is open to: .*Admin/,
    'Ask an administrator of your organisation if you need it.',
    'Go to the home page',
  ),
};
export const ForbiddenWithoutPermission: StoryObj = {
  globals: { role: 'Mentor' },
  parameters: { page: false },
  render: () => <ForbiddenPage routeId="articles.management" />,
  play: says(/^It takes the permission “/),
};
export const ForbiddenRightToLeft: StoryObj = {
  globals: { role: 'Mentor', language: 'ar' },
  parameters: { page: false },
  render: () => <ForbiddenPage routeId="admin.configuration.general" />,
};
/** In a demo and while developing it is said which line of the spec closes the page. */
const explored: Pick<StoryObj, 'beforeEach' | 'parameters' | 'render'> = {
  parameters: {
    page: false,
    answers: {
      '/api/internal/places/route/admin.configuration.general': {
        data: { place: 'spec/routes/app/organisation.yaml:6' },
      },
    },
  },
  beforeEach: () => {
    document.documentElement.dataset.exploring = 'demo rival';
    return () => {
      delete document.documentElement.dataset.exploring;
    };
  },
  render: () => <ForbiddenPage routeId="admin.configuration.general" />,
};
export const ForbiddenExplored: StoryObj = {
  ...explored,
  globals: { role: 'Mentor' },
  play: says(/^It is open to: .*Admin/, /^The rule stands in/, 'spec/routes/app/organisation.yaml:6'),
};
export const ForbiddenExploredDark: StoryObj = { ...explored, globals: { role: 'Mentor', colourMode: 'dark' } };
export const ForbiddenExploredRightToLeft: StoryObj = { ...explored, globals: { role: 'Mentor', language: 'ar' } };
export const ForbiddenExploredOnPhone: StoryObj = {
  ...explored,
  globals: { role: 'Mentor', viewport: { value: 'phone' } },
};
export const Crash: StoryObj = {
  render: () => <CrashPage error={new Error('A component could not be drawn')} />,
  play: says(
    'This is unexpected',
    "An error has occured and we're working to fix the problem!",
    'Please try again later.',
    'Tell us what happened',
    'Refresh the page',
  ),
};
/** Where the organisation has no address for help, the product's own is written to. */
export const CrashToSupport: StoryObj = {
  render: () => <CrashPage error={new Error('A component could not be drawn')} />,
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Tell us what happened' });
    await expect(link.getAttribute('href')).toMatch(/^mailto:[^?]+@/);
  },
};
export const Offline: StoryObj = { render: () => <OfflinePage />, play: says('No connection. We keep trying.') };
export const UnknownIncubator: StoryObj = {
  render: () => <IncubatorNotFoundPage />,
  play: says('Lost in the cosmos you are'),
};
export const UnconfirmedEmail: StoryObj = {
  render: () => <UnconfirmedEmailPage />,
  play: says('You have not confirmed your email yet', /use the newest/),
};
/** Accepted before they confirmed their address: they read that they are in. */
export const UnconfirmedFounder: StoryObj = {
  globals: { role: 'Cofounder' },
  render: () => <UnconfirmedEmailPage />,
  play: says(/^You have been accepted\./, /use the newest/),
};
export const UnsupportedBrowserInUkrainian: StoryObj = {
  globals: { language: 'uk' },
  render: () => <UnsupportedBrowserPage />,
  play: says('Браузер не підтримується!'),
};
export const UnsupportedBrowser: StoryObj = {
  render: () => <UnsupportedBrowserPage />,
  play: says(
    'Browser not supported!',
    'Please try opening the application using the latest version of Chrome, FireFox, Safari or Edge.',
  ),
};
