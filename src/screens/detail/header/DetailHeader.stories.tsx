import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as program from '#src/generated/screens/program.detail.gen.ts';
import * as startupFile from '#src/generated/screens/startup.file.gen.ts';
import { buildStartup } from '../../../../stories/support/buildStartup.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailHeader } from './DetailHeader.tsx';
import { DetailPeople } from './DetailPeople.tsx';

const person = (at: number) => ({ _id: `u${at}`, fullName: `Mentor ${at}`, avatar: null });
const startup = buildStartup(4, {
  status: 'active',
  people: [{ _id: 'u90', fullName: 'Ethan Doyle', avatar: null }],
  mentors: Array.from({ length: 6 }, (_, at) => person(at + 1)),
});
const planned = { _id: 'p1', version: 1, name: 'Launchpad', status: 'planned', managers: [] };
const edited = fn();

const meta: Meta<typeof DetailHeader> = {
  title: 'screens/DetailHeader',
  component: DetailHeader,
  args: { module: startupFile, record: startup, onEdit: edited },
};
export default meta;

type Story = StoryObj<typeof DetailHeader>;

/** Editing is the button where nothing matters more; the states that it can take are in the menu. */
export const OfAnActiveStartup: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Edit' }));
    await expect(edited).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: /^More for / }));
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Put on hold' })).toBeVisible());
    await expect(menu.queryByRole('menuitem', { name: 'Make active again' })).toBeNull();
  },
};
/** What a record waits for is its button; editing goes into the menu. */
export const OfAPlannedProgram: Story = {
  args: { module: program, record: planned },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Start the program' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: /^More for / }));
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
  },
};
export const AsFounder: Story = {
  globals: { role: 'Cofounder' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Ethan Doyle');
    await expect(within(canvasElement).queryByRole('button', { name: /^More for / })).toBeNull();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
/** Beside a part that one has come for, a phone names the record and how it stands. */
export const BriefOnPhone: Story = {
  args: { isBrief: true },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelector('dl')).not.toBeVisible();
  },
};
export const PlannedOnPhone: Story = {
  args: { module: program, record: planned },
  globals: { viewport: { value: 'mobile1' } },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { language: 'ar' } };

/** Three are named, the others are one press away. */
export const People: Story = {
  render: () => <DetailPeople screen={startupFile.screen} record={startup} />,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Mentor 3')).toBeVisible();
    await expect(page.queryByText('Mentor 4')).toBeNull();
    await userEvent.click(page.getByText('+3'));
    await expect(page.getByText('Mentor 6')).toBeVisible();
  },
};
/** A few stand as a whole on a phone; nobody is cut off at its edge. */
export const FewPeopleOnPhone: Story = {
  render: () => (
    <DetailPeople
      screen={startupFile.screen}
      record={{ ...startup, mentors: [{ _id: 'm1', fullName: 'Maximiliana Mentorson' }] }}
    />
  ),
  globals: { viewport: { value: 'mobile1' }, language: 'ar' },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl');
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};
export const NobodyBelongsToIt: Story = {
  render: () => <DetailPeople screen={startupFile.screen} record={{ _id: 's1' }} />,
};
export const ActionsAlone: Story = {
  render: () => <DetailActions module={program} record={planned} name="Launchpad" onEdit={null} />,
};
