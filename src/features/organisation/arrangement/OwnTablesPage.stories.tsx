import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OwnTablesPage } from './OwnTablesPage.tsx';

const saved = fn();
const incubator = (arrangements: readonly object[]) => ({
  data: { incubator: { _id: 'i1', version: 4, arrangements } },
});
const save = {
  answer: (variables: unknown) => {
    saved(variables);
    return { updateIncubator: { _id: 'i1', version: 5 } };
  },
};

const meta: Meta<typeof OwnTablesPage> = {
  title: 'features/OwnTablesPage',
  component: OwnTablesPage,
  parameters: {
    path: '/admin/configuration/tables?table=organisation.roles',
    page: true,
    answers: { Arrangements: incubator([]), SaveArrangements: save },
  },
};
export default meta;

type Story = StoryObj<typeof OwnTablesPage>;

const own = { kind: 'table', name: 'organisation.roles', order: ['name', 'createdAt', 'type'], hidden: ['type'] };

/** A column goes up, another is shown to those only who ask for it; what names the record stays. */
export const Arranged: Story = {
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Move Added up' }));
    await expect(body.getByRole('switch', { name: 'Show Name' })).toBeDisabled();
    await expect(body.getByRole('button', { name: 'Move Name down' })).toHaveAttribute('aria-disabled', 'true');
    await expect(body.getByRole('button', { name: 'Move Added up' })).toHaveAttribute('aria-disabled', 'true');
    await expect(body.getByText('Stays first: it names the record')).toBeVisible();
    await userEvent.click(body.getByRole('switch', { name: /^Show (Type|Role type)/ }));
    await expect(body.getByText(/The product shows it/)).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Use this arrangement' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'i1', version: 4, arrangements: [own] }));
  },
};

export const Changed: Story = { parameters: { answers: { Arrangements: incubator([own]), SaveArrangements: save } } };
export const Dark: Story = { ...Changed, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { ...Changed, globals: { language: 'ar' } };
export const OnAPhone: Story = { ...Changed, globals: { viewport: { value: 'mobile1' } } };
export const Loading: Story = { parameters: { answers: { Arrangements: { pending: true } } } };
export const Refused: Story = {
  parameters: { answers: { Arrangements: { error: 'No', code: 'ForbiddenError', reason: 'forbidden' } } },
};
