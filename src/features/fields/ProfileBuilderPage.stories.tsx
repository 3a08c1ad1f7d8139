import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { dragFrom } from '../../../stories/support/dragged.ts';
import { ProfileBuilderPage } from './ProfileBuilderPage.tsx';

const moved = fn();

const meta: Meta<typeof ProfileBuilderPage> = {
  title: 'features/ProfileBuilderPage',
  component: ProfileBuilderPage,
  parameters: { page: true, path: '/profiles/startup/builder' },
};
export default meta;

type Story = StoryObj<typeof ProfileBuilderPage>;

const field = (name: string, position: number) => ({
  _id: name,
  name,
  fieldType: 'text',
  required: position === 0,
  help: position === 0 ? 'As in the register' : null,
  position,
  version: 1,
});
const answers = (results: readonly unknown[]) => ({
  BuilderFields: { data: { customFields: { results } } },
  OrderFields: {
    answer: (variables: unknown) => {
      moved(variables);
      return { orderCustomFields: true };
    },
  },
});

const many = Array.from({ length: 150 }, (_, at) => field(`Field ${at + 1}`, at));

export const Fields: Story = {
  parameters: { answers: answers([field('Legal form', 0), field('Register', 1)]) },
  play: async ({ canvasElement, userEvent }) => {
    moved.mockClear();
    const canvas = within(canvasElement);
    const grip = await canvas.findByRole('button', { name: /^Register: Drag/ });
    grip.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const inOrder = { target: 'startup', fields: ['Register', 'Legal form'] };
    await waitFor(() => expect(moved).toHaveBeenCalledWith(inOrder));
    await expect(canvas.getByText('Register is field 1 of 2')).toBeInTheDocument();
  },
};
export const Dragged: Story = {
  parameters: { answers: answers([field('Legal form', 0), field('Register', 1), field('Seat', 2)]) },
  play: async ({ canvasElement }) => {
    moved.mockClear();
    const canvas = within(canvasElement);
    const dragged = dragFrom(await canvas.findByRole('button', { name: /^Seat: Drag/ }));
    const [first] = canvas.getAllByRole('listitem');
    if (first) dragged.dropOn(first);
    const inOrder = { target: 'startup', fields: ['Seat', 'Legal form', 'Register'] };
    await waitFor(() => expect(moved).toHaveBeenCalledWith(inOrder));
  },
};
/** More than one page of them: what is put in order is the whole list, whatever page it came with. */
export const ManyOfThem: Story = {
  parameters: {
    answers: {
      ...answers([]),
      BuilderFields: {
        answer: ({ cursor }: Readonly<Record<string, unknown>>) => ({
          customFields: cursor
            ? { next: null, results: many.slice(100) }
            : { next: 'behind the first', results: many.slice(0, 100) },
        }),
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    moved.mockClear();
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /^Field 150: Drag/ })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const ids = many.map(({ _id }) => _id);
    const inOrder = { target: 'startup', fields: [...ids.slice(0, 148), 'Field 150', 'Field 149'] };
    await waitFor(() => expect(moved).toHaveBeenCalledWith(inOrder));
    await expect(canvas.getByText('Field 150 is field 149 of 150')).toBeInTheDocument();
  },
};
/** An order that was made of an older look is refused as a whole; the list is as it was. */
export const OrderRefused: Story = {
  parameters: {
    answers: {
      ...answers([field('Legal form', 0), field('Register', 1)]),
      OrderFields: { error: 'Somebody has added a field meanwhile' },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /^Register: Drag/ })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByTestId('toast')).toHaveTextContent('Somebody has added a field meanwhile');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Legal form'));
  },
};
export const Empty: Story = { parameters: { answers: answers([]) } };
export const Loading: Story = { parameters: { answers: { BuilderFields: 'never' } } };
export const Failed: Story = { parameters: { answers: { BuilderFields: { error: 'The database rests' } } } };
export const RightToLeft: Story = { parameters: { answers: answers([field('A', 0)]) }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: answers([field('A', 0)]) }, globals: { colourMode: 'dark' } };
