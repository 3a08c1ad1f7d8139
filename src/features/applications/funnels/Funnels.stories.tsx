import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../../../../stories/support/says.ts';
import { FunnelLink } from './FunnelLink.tsx';
import { FunnelOpeningTab } from './FunnelOpeningTab.tsx';
import { StartupMappingTab } from './StartupMappingTab.tsx';

const opening = (status: string, missing: readonly string[]) => ({
  data: {
    funnel: { _id: 'fu1', program: { _id: 'p1' }, admins: [] },
    funnelOpening: {
      status,
      link: 'http://acme.example/apply/program/climate',
      steps: ['address', 'round', 'form', 'closing'].map((id) => ({ id, isDone: !missing.includes(id) })),
    },
  },
});
const mapping = {
  fields: [
    { field: 'tagline', question: 'q1', isUsual: false },
    { field: 'country', question: 'q2', isUsual: true },
    { field: 'website', question: null, isUsual: true },
  ],
  questions: [
    { _id: 'q1', label: 'What do you do, in a sentence?' },
    { _id: 'q2', label: 'Country' },
  ],
};

const meta: Meta = {
  title: 'applications/Funnels',
  parameters: {
    answers: {
      FunnelOpening: opening('draft', ['form', 'closing']),
      StartupMapping: { data: { startupMapping: mapping } },
      SetStartupMapping: { data: { setStartupMapping: mapping } },
    },
  },
};
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };

export const NotReady: Story = {
  render: () => <FunnelOpeningTab recordId="fu1" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Open the funnel' })).toBeDisabled();
    await expect(canvas.getAllByText('missing')).toHaveLength(2);
  },
};
export const NotReadyDark: Story = { ...NotReady, ...dark };
export const NotReadyRightToLeft: Story = { render: () => <FunnelOpeningTab recordId="fu1" />, ...rightToLeft };
export const Open: Story = {
  parameters: { answers: { FunnelOpening: opening('open', []) } },
  render: () => <FunnelOpeningTab recordId="fu1" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeEnabled();
    await expect(canvas.getByLabelText('Link for applicants')).toHaveValue('http://acme.example/apply/program/climate');
  },
};
export const OpeningFailed: Story = {
  parameters: { answers: { FunnelOpening: { error: 'The database rests' } } },
  render: () => <FunnelOpeningTab recordId="fu1" />,
};
export const Link: Story = {
  render: () => <FunnelLink link="http://acme.example/apply/program/climate" isOpen={false} />,
  play: says('It takes applications once the funnel is open.'),
};
export const Mapping: Story = {
  render: () => <StartupMappingTab recordId="fu1" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Chosen because it is called the same')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Website'), 'q1');
    await says('Saved')({ canvasElement });
  },
};
export const MappingRightToLeft: Story = { render: () => <StartupMappingTab recordId="fu1" />, ...rightToLeft };
export const MappingWithoutQuestions: Story = {
  parameters: { answers: { StartupMapping: { data: { startupMapping: { ...mapping, questions: [] } } } } },
  render: () => <StartupMappingTab recordId="fu1" />,
  play: says(/No round has a form with questions yet/),
};
