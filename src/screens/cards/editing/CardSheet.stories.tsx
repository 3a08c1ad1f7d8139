import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as applications from '#src/generated/screens/applications.overview.gen.ts';
import * as startups from '#src/generated/screens/startups.management.gen.ts';
import { listOfOneDraft } from '../../../../stories/support/listOfOneDraft.ts';
import { listThatSaves } from '../../../../stories/support/listThatSaves.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { CardSums } from '../CardSums.tsx';
import { GroupCard } from '../GroupCard.tsx';
import { TotalCard } from '../TotalCard.tsx';
import { CardSheet } from './CardSheet.tsx';

const asked = fn();
const phone = { viewport: { value: 'mobile1' } };
const grouped = '/startups/management?group=stage';

const meta: Meta<typeof TableScreen> = {
  title: 'screens/Cards on a phone',
  component: TableScreen,
  subcomponents: { CardSheet, GroupCard, TotalCard, CardSums },
  args: { module: startups },
  parameters: { answers: listThatSaves(asked) },
  globals: phone,
};
export default meta;

type Story = StoryObj<typeof TableScreen>;

/** The state of a record is changed by two taps, from the menu of its card; the sheet closes when it is saved. */
export const StateChanged: Story = {
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'More for Arcadia Maps' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Change Status of Arcadia Maps' }));
    const sheet = within(await body.findByRole('dialog', { name: 'Change Status of Arcadia Maps' }));
    await expect(sheet.getByRole('button', { name: 'Active', pressed: true })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'On hold' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 's1', version: 1, input: { status: 'onHold' } }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** What was not handed in is decided on neither here. */
export const NoDecisionOnADraft: Story = {
  args: { module: applications },
  parameters: { answers: listOfOneDraft },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'More for Acme' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Change Status of Acme' }));
    const sheet = within(await body.findByRole('dialog', { name: 'Change Status of Acme' }));
    await expect(await sheet.findByRole('button', { name: 'Under review' })).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Accepted' })).toBeNull();
  },
};

/** Cards in groups: each says what its cards have in common, how many they are and what their numbers come to. */
export const Grouped: Story = {
  parameters: { path: grouped },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: /^Prototype/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
  },
};

export const GroupedDark: Story = { parameters: { path: grouped }, globals: { ...phone, colourMode: 'dark' } };
export const GroupedRightToLeft: Story = { parameters: { path: grouped }, globals: { ...phone, language: 'ar' } };
