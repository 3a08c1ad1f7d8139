import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EventFileList } from './EventFileList.tsx';
import { EventFiles } from './EventFiles.tsx';
import { EventLinkForm } from './EventLinkForm.tsx';

const meta: Meta<typeof EventFiles> = { title: 'events/EventFiles', component: EventFiles, args: { eventId: 'e1' } };
export default meta;

type Story = StoryObj<typeof EventFiles>;

const address = 'https://demo.test/file?id=a1';
const file = { _id: 'a1', name: 'Agenda.pdf', url: address, fileUrl: address, fileType: 'application/pdf' };
const link = { _id: 'l1', name: 'Slides', url: 'https://slides.test' };
const saved = fn();
const event = {
  _id: 'e1',
  version: 4,
  createdBy: { _id: 'u1' },
  hosts: [],
  editPermission: [],
  visibleToPrograms: [],
  attachmentFiles: [file],
  attachmentLinks: [link],
};
const answers = (more: object = {}) => ({
  answers: {
    EventFiles: { data: { incubatorEvent: { ...event, ...more } } },
    UpdateEventFiles: {
      answer: (variables: object) => {
        saved(variables);
        return { updateIncubatorEvent: { _id: 'e1' } };
      },
    },
  },
});

export const FilesAndLinks: Story = {
  parameters: answers(),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Download Agenda.pdf' }, { timeout: 5000 });
    await expect(canvas.getByRole('link', { name: 'Slides' })).toHaveAttribute('href', 'https://slides.test');
    await userEvent.type(canvas.getByLabelText('Name of the link'), 'Map');
    await userEvent.type(canvas.getByLabelText('Address of the link'), 'map.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Add link' }));
    const added = expect.objectContaining({ name: 'Map', url: 'http://map.test' });
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith({ id: 'e1', version: 4, input: { attachmentLinks: [link, added] } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Slides' }));
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith({ id: 'e1', version: 4, input: { attachmentLinks: [] } }),
    );
  },
};
const theirs = { _id: 'l2', name: 'Theirs', url: 'https://theirs.test' };
const versions = [4, 5];
/** What somebody else has added since the page was opened stays. */
export const AddedToMeanwhile: Story = {
  parameters: {
    answers: {
      ...answers().answers,
      EventFiles: {
        answer: () => {
          const [version = 5] = versions.splice(0, 1);
          const attachmentLinks = version === 4 ? [link] : [link, theirs];
          return { incubatorEvent: { ...event, version, attachmentLinks } };
        },
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Address of the link', {}, { timeout: 5000 }), 'map.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Add link' }));
    const added = expect.objectContaining({ url: 'http://map.test' });
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith({
        id: 'e1',
        version: 5,
        input: { attachmentLinks: [link, theirs, added] },
      }),
    );
  },
};
export const RightToLeft: Story = { parameters: answers(), globals: { language: 'ar' } };
export const Dark: Story = { parameters: answers(), globals: { colourMode: 'dark' } };
export const Nothing: Story = { parameters: answers({ attachmentFiles: [], attachmentLinks: [] }) };
export const ForThoseWhoMayNotEdit: Story = {
  globals: { role: 'Cofounder' },
  parameters: answers({ createdBy: { _id: 'u9' } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const ListOfNone: Story = {
  render: () => <EventFileList files={[]} links={[]} onRemove={fn()} />,
};
export const LinkForm: Story = { render: () => <EventLinkForm onAdd={async () => {}} /> };
