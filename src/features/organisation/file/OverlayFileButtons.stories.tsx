import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OverlayFileButtons } from './OverlayFileButtons.tsx';

const [saved, asked] = [fn(), fn()];
const arrangement = { kind: 'menu', name: 'sidebar', order: ['tasks'], hidden: [] };
const word = { key: 'role.Mentor', language: 'en', text: 'Sparring partner' };
const advisor = { name: 'Advisor', types: ['Mentor'], grants: { 'METRICS/EDIT:VIEW': 'NONE' } };
const reading = (read: object) => ({
  answer: (variables: unknown) => {
    asked(variables);
    return {
      readOverlay: {
        problems: [],
        changes: [],
        ownWords: [],
        arrangements: [],
        automationsOff: [],
        roles: [],
        ...read,
      },
    };
  },
});
const overlay = {
  data: {
    incubator: { _id: 'i1', version: 4, ownWords: [], arrangements: [arrangement] },
    automations: [{ id: 'askForHosts', isOn: true }],
    ownRoles: [],
  },
};
const changes = [
  { kind: 'menu', place: 'sidebar', language: null, before: { order: ['tasks'], hidden: [] }, after: null },
  { kind: 'word', place: 'role.Mentor', language: 'en', before: null, after: { text: 'Sparring partner' } },
  { kind: 'automation', place: 'askForHosts', language: null, before: null, after: { isOn: false } },
  {
    kind: 'role',
    place: advisor.name,
    language: null,
    before: null,
    after: { types: advisor.types, grants: advisor.grants },
  },
];
const SaveOverlay = {
  answer: (variables: unknown) => {
    saved(variables);
    return {
      setOwnRoles: [],
      updateIncubator: { _id: 'i1', version: 5 },
      setAutomations: [{ id: 'askForHosts', isOn: false }],
    };
  },
};
const good = {
  OwnOverlay: overlay,
  SaveOverlay,
  ReadOverlay: reading({ changes, ownWords: [word], automationsOff: ['askForHosts'], roles: [advisor] }),
};
const problems = [
  { line: 9, message: 'The menu “sidebar” has no entry “dragons”' },
  { line: 16, message: '“name” can’t be hidden: it is required, or other fields follow it' },
];

const meta: Meta<typeof OverlayFileButtons> = {
  title: 'features/OverlayFileButtons',
  component: OverlayFileButtons,
  parameters: { answers: good },
};
export default meta;

type Story = StoryObj<typeof OverlayFileButtons>;

const chosen: NonNullable<Story['play']> = async ({ canvasElement, userEvent }) => {
  const body = within(canvasElement.ownerDocument.body);
  const buttons = await within(canvasElement).findAllByRole('button');
  await userEvent.click(buttons[1] as HTMLElement);
  await body.findByRole('dialog');
  const input = await waitFor(() => {
    const found = canvasElement.ownerDocument.querySelector('input[type=file]');
    if (!(found instanceof HTMLInputElement)) throw new Error('no file can be chosen');
    return found;
  });
  await userEvent.upload(input, new File(['words: {}'], 'organisation.yaml', { type: 'application/yaml' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ text: 'words: {}' }));
  await expect(await body.findByRole('list')).toBeVisible();
};

/** A file is read, what it would change is shown, and by one press everybody has it so. */
export const TakenIn: Story = {
  play: async (context) => {
    saved.mockClear();
    await chosen(context);
    const body = within(context.canvasElement.ownerDocument.body);
    const list = within(body.getByRole('list', { name: 'What would change' }));
    await expect(list.getAllByRole('insertion').at(1)).toHaveTextContent('Sparring partner');
    await expect(list.getAllByRole('insertion').at(2)).toHaveTextContent('Off');
    await expect(list.getByText('METRICS/EDIT:VIEW')).toBeVisible();
    await expect(list.getAllByRole('insertion').at(-1)).toHaveTextContent('NONE');
    await context.userEvent.click(body.getByRole('button', { name: 'Use these changes (4)' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        id: 'i1',
        version: 4,
        words: [word],
        arrangements: [],
        automationsOff: ['askForHosts'],
        roles: [advisor],
        withRoles: true,
      }),
    );
  },
};

/** All that is wrong is told line by line, and nothing can be used. */
export const Faulty: Story = {
  parameters: { answers: { ...good, ReadOverlay: reading({ problems }) } },
  play: async (context) => {
    await chosen(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await expect(body.getByText('Line 9')).toBeVisible();
    await expect(body.getByText('The menu “sidebar” has no entry “dragons”')).toBeVisible();
    await expect(body.queryByRole('button', { name: /^Use these/ })).toBeNull();
    // Nothing stays chosen, so that the corrected file can be chosen again under the same name.
    const input = context.canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
    await expect(input?.files).toHaveLength(0);
  },
};

export const Dark: Story = { play: chosen, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { play: chosen, globals: { language: 'ar' } };
export const OnAPhone: Story = { play: chosen, globals: { viewport: { value: 'mobile1' } } };
