import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OwnFormsPage } from './OwnFormsPage.tsx';

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

const meta: Meta<typeof OwnFormsPage> = {
  title: 'features/OwnFormsPage',
  component: OwnFormsPage,
  parameters: {
    path: '/admin/configuration/forms?form=industry',
    page: true,
    answers: { Arrangements: incubator([]), SaveArrangements: save },
  },
};
export default meta;

type Story = StoryObj<typeof OwnFormsPage>;

const own = {
  kind: 'form',
  name: 'industry',
  order: ['name', 'isActive', 'description'],
  hidden: [],
  help: { description: { en: 'Whom it is for' } },
  defaults: { description: 'Nothing yet' },
};

/** A field goes up, another gets help and a beginning, and the form beside it shows both at once. */
export const Arranged: Story = {
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    const preview = within(await body.findByRole('region', { name: 'Preview' }));
    await userEvent.click(await body.findByRole('button', { name: 'Move Offered up' }));
    await expect(body.getByRole('switch', { name: 'Show Name' })).toBeDisabled();
    await userEvent.click(body.getByRole('button', { name: 'Help and beginning: Description' }));
    await userEvent.type(await body.findByLabelText('Help text (Optional) (English)'), 'Whom it is for');
    await userEvent.type(body.getByLabelText('New records begin with (Optional)'), 'Nothing yet');
    await expect(preview.getByText('Whom it is for')).toBeVisible();
    await expect(preview.getByDisplayValue('Nothing yet')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Use this arrangement' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'i1', version: 4, arrangements: [own] }));
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ id: 'i1', version: 4, arrangements: [] }));
  },
};

/** A field that is hidden leaves the preview. */
export const Hidden: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const preview = within(await body.findByRole('region', { name: 'Preview' }));
    await expect(await preview.findByText('Description (Optional)')).toBeVisible();
    await userEvent.click(body.getByRole('switch', { name: 'Show Description' }));
    await expect(preview.queryByText('Description (Optional)')).toBeNull();
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
