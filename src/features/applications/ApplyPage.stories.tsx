import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { changeLanguage } from '#src/ui/i18n/i18n.ts';
import { signInAs } from '../../../stories/support/signInAs.ts';
import { ApplyPage } from './ApplyPage.tsx';
import { LeadTransferPage } from './LeadTransferPage.tsx';
import { ProgramApplyPage } from './program/ProgramApplyPage.tsx';

const program = { _id: 'p1', name: 'Climate', slug: 'climate' };
const offers = [
  {
    _id: 'f1',
    name: 'Autumn batch',
    description: 'Twelve weeks.',
    closesAt: '2026-12-31T23:59:59.999Z',
    hearsBy: null,
    rounds: [],
    program,
  },
];

const meta: Meta<typeof ApplyPage> = {
  title: 'applications/ApplyPage',
  component: ApplyPage,
  parameters: {
    page: true,
    path: '/application/new',
    answers: { ApplicationOffers: { data: { applicationOffers: offers } } },
  },
  loaders: [() => sessionStore.set((current) => ({ ...current, status: 'visitor', user: null }))],
};
export default meta;

type Story = StoryObj<typeof ApplyPage>;

const termsAddress = 'https://demo.test/terms';
export const Visitor: Story = {
  beforeEach: () =>
    sessionStore.set((current) => ({
      ...current,
      incubator: current.incubator && { ...current.incubator, incubatorTermsAndServices: { url: termsAddress } },
    })),
  play: async ({ canvasElement }) => {
    const terms = await within(canvasElement).findByRole('link', { name: 'Terms and services' });
    await expect(terms).toHaveAttribute('href', termsAddress);
  },
};
export const NothingOpen: Story = {
  parameters: { answers: { ApplicationOffers: { data: { applicationOffers: [] } } } },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Lead: Story = {
  render: () => <LeadTransferPage />,
  parameters: {
    path: '/leads/transfer/a1',
    answers: {
      ApplicationLead: {
        data: {
          applicationLead: {
            startupName: 'Bakely',
            funnelName: 'Autumn batch',
            programName: 'Climate',
            isTaken: false,
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Send me the link' })).toBeVisible();
  },
};

/** A program that takes no applications now says when it does again. */
export const Paused: Story = {
  render: () => <ProgramApplyPage />,
  parameters: {
    path: '/apply/program/climate',
    answers: {
      ApplicationProgram: {
        data: {
          applicationProgram: {
            ...program,
            story: null,
            questions: [],
            startDate: null,
            endDate: null,
            opensAt: '2027-01-07',
          },
        },
      },
      ApplicationOffers: { data: { applicationOffers: [] } },
    },
  },
  play: async ({ canvasElement }) => {
    const hint = 'Applications open again on Jan 7, 2027. Please come back then.';
    await expect(await within(canvasElement).findByText(hint)).toBeVisible();
  },
};

const nameHere = () => (document.documentElement.lang === 'fr' ? 'Climat' : 'Climate');

/** The language of a visitor is known once the page stands there: what was told in another is asked for anew. */
export const ToldInTheirLanguage: Story = {
  render: () => <ProgramApplyPage />,
  parameters: {
    path: '/apply/program/climate',
    answers: {
      ApplicationProgram: {
        answer: () => ({
          applicationProgram: {
            ...program,
            name: nameHere(),
            story: null,
            questions: [],
            startDate: null,
            endDate: null,
            opensAt: null,
          },
        }),
      },
      ApplicationOffers: { data: { applicationOffers: [] } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Apply to Climate' })).toBeVisible();
    await changeLanguage('fr');
    await expect(await canvas.findByRole('heading', { name: 'Candidater à Climat' })).toBeVisible();
    await changeLanguage('en');
    await expect(await canvas.findByRole('heading', { name: 'Apply to Climate' })).toBeVisible();
  },
};

/** Whoever is in already applies again with the account that they have. */
export const Founder: Story = {
  globals: { role: 'Cofounder' },
  beforeEach: () => signInAs('Cofounder'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Start the application' })).toBeVisible();
  },
};
