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
const answers = (more: object = {}) => ({
  answers: {
    EventFiles: {
      data: {
        incubatorEvent: {
          _id: 'e1',
          createdBy: { _id: 'u1' },
          hosts: [],
          editPermission: [],
          visibleToPrograms: [],
          attachmentFiles: [file],
          attachmentLinks: [link],
          ...more,
        },
      },
    },
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
      expect(saved).toHaveBeenLastCalledWith({ id: 'e1', input: { attachmentLinks: [link, added] } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Slides' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ id: 'e1', input: { attachmentLinks: [] } }));
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
