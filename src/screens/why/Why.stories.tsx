import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessReason, AccessWay } from '#domain/model/accessReason.ts';
import { notAssigned } from '../../../stories/support/accessReason.ts';
import { MissingRecord } from './MissingRecord.tsx';
import { ReasonView } from './ReasonView.tsx';
import { WantedView } from './WantedView.tsx';
import { WhyMissing } from './WhyMissing.tsx';

const meta: Meta<typeof ReasonView> = {
  title: 'screens/Why',
  component: ReasonView,
  subcomponents: { MissingRecord, WantedView, WhyMissing },
  args: { entity: 'Startup', reason: notAssigned },
};
export default meta;

type Story = StoryObj<typeof ReasonView>;

/** The rule in words, what would have to be so with what is, and the line. */
export const NotAssigned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/assigned records only/)).toBeVisible();
    await expect(canvas.getByText('This record: startups they look after')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'not so' })).toHaveLength(3);
    await expect(canvas.getAllByRole('img', { name: 'so' })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'spec/entities/startup.yaml:9' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

const way = (changes: Partial<AccessWay>): AccessWay => ({
  code: null,
  roles: [],
  permission: null,
  feature: null,
  wanted: null,
  places: [],
  ...changes,
});
const refused = (step: AccessReason['step'], ...ways: readonly AccessWay[]): AccessReason => ({
  isAllowed: false,
  step,
  field: step === 'field' ? 'tags' : null,
  ways,
});

/** In production admins read words alone. */
export const InProduction: Story = {
  args: {
    reason: refused(
      'field',
      way({ code: 'featureOff', feature: 'startupTaxonomyEditable', permission: 'TAGS/STARTUP:ADD' }),
      way({ code: 'permission', permission: 'TAGS/STARTUP:REMOVE' }),
      way({ code: 'role', roles: ['Admin', 'Staff'] }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('One of these would be enough:')).toBeVisible();
    await expect(canvas.getByText(/^The role has not the permission/)).toBeVisible();
    await expect(canvas.queryByText(/spec\//)).toBeNull();
  },
};
export const Nowhere: Story = { args: { reason: refused('record', way({ code: 'noRecord' })) } };
export const Allowed: Story = {
  args: {
    reason: { isAllowed: true, step: 'update', field: null, ways: [way({ permission: 'STARTUP/FILE:EDIT' })] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Allowed')).toBeVisible();
  },
};

const missing = () => <MissingRecord entity="Startup" id="acme" />;
const explored = () => {
  document.documentElement.dataset.exploring = 'demo';
  return () => {
    delete document.documentElement.dataset.exploring;
  };
};

/** Below "not found or not for you", for those who may know. */
export const OnMissingPage: Story = {
  render: missing,
  beforeEach: explored,
  parameters: { answers: { AccessReason: { data: { accessReason: notAssigned } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Why this is not shown' })).toBeVisible();
    await expect(canvas.getByText('404')).toBeVisible();
  },
};
/** Whom the server tells nothing reads what everybody reads. */
export const NotTold: Story = {
  render: missing,
  beforeEach: explored,
  parameters: { answers: { AccessReason: { error: 'You are not allowed to do this', code: 'ForbiddenError' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('404')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Why this is not shown' })).toBeNull();
  },
};
