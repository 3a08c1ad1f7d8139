import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { FieldsCardMeta } from '#domain/model/screens.ts';
import * as overview from '#src/generated/screens/program.overview.gen.ts';
import { FieldsCard } from './FieldsCard.tsx';

const { screen, documents } = overview;
const card = screen.cards.find((one): one is FieldsCardMeta => one.kind === 'fields');
if (!card) throw new Error('The overview of a program has no card of fields');
const operation = `Screen_program_overview_${card.id}`;
const known = { _id: 'p1', version: 1, description: 'Twelve weeks from a first customer to a round.' };

const meta: Meta<typeof FieldsCard> = {
  title: 'screens/FieldsCard',
  component: FieldsCard,
  args: { card, document: documents[card.id] ?? '', recordId: 'p1' },
};
export default meta;

type Story = StoryObj<typeof FieldsCard>;

const answered = { answers: { [operation]: { data: { record: known } } } };
export const Known: Story = {
  parameters: answered,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/first customer/)).toBeVisible();
  },
};
export const NothingKnown: Story = {
  parameters: { answers: { [operation]: { data: { record: { _id: 'p1', version: 1 } } } } },
};
export const Hidden: Story = { parameters: { answers: { [operation]: { data: { record: null } } } } };
export const Failed: Story = { parameters: { answers: { [operation]: { errors: [{ message: 'down' }] } } } };
export const Dark: Story = { parameters: answered, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { parameters: answered, globals: { language: 'ar' } };
