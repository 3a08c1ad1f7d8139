import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import { Attachments } from './Attachments.tsx';
import { FileDocument } from './FileDocument.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileLink } from './FileLink.tsx';
import { FileList } from './FileList.tsx';
import { FilePicture } from './FilePicture.tsx';
import { LazyFileList } from './lazyUploads.tsx';
import { UploadList } from './UploadList.tsx';
import type { Upload } from './useUploads.ts';

const meta: Meta = { title: 'ui/Upload' };
export default meta;

type Story = StoryObj;

const path = '/api/attachment/upload';
const listPath = '/api/attachments/reference/startup/s1';
const rightToLeft = { globals: { language: 'ar' } };
const dark = { globals: { colourMode: 'dark' } };
const stored = (id: string, name: string) => ({
  _id: id,
  name,
  contentType: 'application/pdf',
  size: 2_340_000,
  createdAt: '2026-01-10T09:00:00.000Z',
  uploadedBy: { _id: 'u7', fullName: 'Cleo Marsh' },
});
const files = [stored('a1', 'Pitch deck.pdf'), stored('a2', `${'A name that goes on and on '.repeat(6)}.pdf`)];
const file = (name: string, content = 'Ship in May') => new File([content], name);
const drop = <FileDrop label="Documents" onStored={onStored()} />;

function onStored() {
  return fn();
}

/** Drops files on the area, as a reader does who ignores what may be chosen. */
const choose =
  (...chosen: File[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const button = await within(canvasElement).findByRole('button', { name: /Choose/ });
    const dataTransfer = new DataTransfer();
    for (const one of chosen) dataTransfer.items.add(one);
    button.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  };

export const Empty: Story = { render: () => drop, play: says('Choose files', /At most 10 MB each/) };
export const EmptyRightToLeft: Story = { render: () => drop, ...rightToLeft };
export const EmptyDark: Story = { render: () => drop, ...dark };
export const OnePicture: Story = {
  render: () => (
    <FileDrop label="Logo" kind="picture" isMultiple={false} error="Logo is a required field" onStored={fn()} />
  ),
  play: says('Choose a file', /PNG, JPEG/, 'Logo is a required field'),
};
export const Uploading: Story = {
  parameters: { answers: { [path]: 'never' } },
  render: () => drop,
  play: async (context) => {
    await choose(file('deck.txt'))(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole('progressbar', { name: 'Upload of deck.txt' });
    await context.userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of deck.txt' }));
    await waitFor(() => expect(canvas.queryByText('deck.txt')).toBeNull());
  },
};

const taken = fn();
export const OneRefusedTheOtherTaken: Story = {
  parameters: { answers: { [path]: { data: stored('a9', 'plan.txt') } } },
  render: () => <FileDrop label="Documents" onStored={taken} />,
  play: async (context) => {
    await choose(file('run.exe'), file('empty.txt', ''), file('plan.txt'))(context);
    await says(/can not be uploaded/, /The file is empty/, 'plan.txt was uploaded')(context);
    await expect(taken).toHaveBeenCalledWith(expect.objectContaining({ _id: 'a9' }));
    const canvas = within(context.canvasElement);
    await context.userEvent.click(canvas.getByRole('button', { name: 'Dismiss run.exe' }));
    await waitFor(() => expect(canvas.queryByText('run.exe')).toBeNull());
  },
};
export const RefusedByTheServer: Story = {
  parameters: { answers: { [path]: { error: 'There is no such record to attach the file to' } } },
  render: () => drop,
  play: async (context) => {
    await choose(file('plan.txt'))(context);
    await says('There is no such record to attach the file to')(context);
    await within(context.canvasElement).findByRole('button', { name: 'Try plan.txt again' });
  },
};

const upload = (id: number, more: Partial<Upload>): Upload => ({ id, file: file(`plan-${id}.txt`), done: 0, ...more });
const onTheirWay = (
  <UploadList
    uploads={[upload(1, { done: 0.4 }), upload(2, { problem: 'tooLarge' }), upload(3, { problem: 'content' })]}
    onDrop={fn()}
    onRetry={fn()}
  />
);
export const OnTheirWay: Story = {
  render: () => onTheirWay,
  play: says(/larger than 10 MB/, /not that of a .txt file/),
};
export const OnTheirWayRightToLeft: Story = { render: () => onTheirWay, ...rightToLeft };
export const OnTheirWayDark: Story = { render: () => onTheirWay, ...dark };

const attachments = <Attachments label="Documents" reference={{ type: 'startup', id: 's1' }} mayAdd />;
export const WithFiles: Story = {
  parameters: { answers: { [listPath]: { data: { results: files } } } },
  render: () => attachments,
  play: async (context) => {
    await says('Pitch deck.pdf', /Cleo Marsh/)(context);
    await context.userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Delete Pitch deck.pdf' }));
    await says('Delete Pitch deck.pdf?')(context);
  },
};
export const WithFilesRightToLeft: Story = {
  parameters: WithFiles.parameters ?? {},
  render: () => attachments,
  ...rightToLeft,
};
export const WithoutFiles: Story = {
  parameters: { answers: { [listPath]: { data: { results: [] } } } },
  render: () => attachments,
  play: says('No files yet'),
};
export const ThatCanNotBeListed: Story = {
  parameters: { answers: { [listPath]: { error: 'Not now' } } },
  render: () => attachments,
  play: says('Not now'),
};

export const Link: Story = {
  parameters: { answers: { '/api/attachments/a1': { error: 'The file of this attachment is gone' } } },
  render: () => <FileLink id="a1" name="Pitch deck.pdf" />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download Pitch deck.pdf' }));
    await says('The file of this attachment is gone')({ canvasElement });
  },
};
/** Shown where the reader may have it; what is no picture, or out of reach, is only its link. */
export const PictureOutOfReach: Story = {
  parameters: { answers: { '/api/attachments/p1': { error: 'Not yours' } } },
  render: () => (
    <div>
      Logo <FilePicture id="p1" name="logo.png" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const DocumentOutOfReach: Story = {
  parameters: { answers: { '/api/attachments/d1': { error: 'Not yours' } } },
  render: () => (
    <div>
      Plan <FileDocument id="d1" name="plan.pdf" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByTitle('Document plan.pdf')).toBeNull();
  },
};
export const ListOnly: Story = {
  render: () => (
    <Suspense>
      <LazyFileList label="Documents" files={files} />
      <FileList label="None" files={[]} />
    </Suspense>
  ),
  play: says('Pitch deck.pdf'),
};
