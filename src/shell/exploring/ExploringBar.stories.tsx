import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CopiedPlace } from '#src/ui/exploring/CopiedPlace.tsx';
import { AppearanceChoices } from './AppearanceChoices.tsx';
import { ExploringBar } from './ExploringBar.tsx';
import { ExploringOutlet } from './ExploringOutlet.tsx';
import { ExploringSwitch } from './ExploringSwitch.tsx';
import { PointerPlaces } from './PointerPlaces.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { SwitchChoices } from './SwitchChoices.tsx';
import { TenantLinks } from './TenantLinks.tsx';

const place = 'spec/menus/sidebar.yaml:9';
const tasks = (
  <a href="/tasks" data-spec="menu/sidebar.tasks">
    Tasks
  </a>
);

const meta: Meta<typeof ExploringBar> = {
  title: 'shell/Explorer’s bar',
  component: ExploringBar,
  subcomponents: {
    AppearanceChoices,
    CopiedPlace,
    ExploringOutlet,
    ExploringSwitch,
    PointerPlaces,
    RoleChoice,
    SwitchChoices,
    TenantLinks,
  },
  parameters: {
    answers: {
      PermissionMatrix: {
        data: { roles: { results: [{ _id: 'r1', name: 'Coach', type: ['Coach'], permissions: [] }] } },
      },
      '/api/internal/places/menu/sidebar.tasks': { data: { place } },
    },
  },
  beforeEach: () => {
    document.documentElement.dataset.exploring = 'demo rival noor';
    return () => {
      delete document.documentElement.dataset.exploring;
    };
  },
  render: () => (
    <>
      {tasks}
      <ExploringBar />
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof ExploringBar>;

/** Only what the organisation has on is offered, to be switched off for this tab. */
export const Switches: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Switches' }));
    const courses = await body.findByRole('checkbox', { name: 'Courses' });
    await expect(courses).toBeChecked();
    await userEvent.click(courses);
    await expect(courses).not.toBeChecked();
    await expect(body.getByRole('button', { name: 'See it so' })).toBeEnabled();
  },
};
export const Bar: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('option', { name: 'Coach' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'rival' })).toBeVisible();
  },
};
/** What has the focus is what is pointed at; Escape ends it. */
export const Pointing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'YAML under the pointer' }));
    canvas.getByRole('link', { name: 'Tasks' }).focus();
    await expect(await canvas.findByText(place)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(place)).toBeNull();
  },
};
/** Founders and mentors do not see the product as others do. */
export const ForMentors: Story = {
  globals: { role: 'Mentor' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'rival' });
    await expect(canvas.queryByRole('combobox', { name: 'Seen as role' })).toBeNull();
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Switched: Story = { render: () => <ExploringSwitch /> };
