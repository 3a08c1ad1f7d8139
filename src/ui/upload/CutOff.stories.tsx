import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RequestError } from '#src/data/requestError.ts';
import { says } from '../../../stories/support/says.ts';
import { readUnderWay, underWay, writeUnderWay } from './cutOff.ts';
import { FileDrop } from './FileDrop.tsx';

const meta: Meta = { title: 'ui/Upload/CutOff' };
export default meta;

type Story = StoryObj;

const FIELD = 'q1';
const path = '/api/attachment/upload';
const begun = `${path}/u1`;
const plan = new File(['Ship in May'], 'plan.txt', { lastModified: 1 });
const arrived = { data: { _id: 'a9', name: 'plan.txt' } };
const kept = () => readUnderWay(FIELD);
const forget = () => writeUnderWay(FIELD, null);

async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const button = await within(canvasElement).findByRole('button', { name: /Choose/ });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  button.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

/** What the server refuses is not on its way any more: nothing asks for it after the page was loaded anew. */
export const RefusedIsNotRemembered: Story = {
  beforeEach: () => forget,
  parameters: { answers: { [path]: { error: 'Not this one' } } },
  render: () => <FileDrop label="Plan" isMultiple={false} remembered={FIELD} onStored={fn()} />,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, plan);
    await says('Not this one')({ canvasElement });
    await expect(kept()).toBeNull();
  },
};

const unreached = fn(async () => {
  throw new RequestError('network');
});
/** After a break of the network the same file goes on when it is chosen again; one that can't be taken is in its place. */
export const ChosenAgainGoesOn: Story = {
  beforeEach: () => {
    unreached.mockClear();
    writeUnderWay(FIELD, underWay(plan, begun));
    return forget;
  },
  parameters: { answers: { [path]: arrived, [begun]: arrived } },
  render: () => <FileDrop label="Plan" isMultiple={false} remembered={FIELD} onStored={unreached} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const times of [1, 2]) {
      await choose(canvasElement, plan);
      await waitFor(() => expect(unreached).toHaveBeenCalledTimes(times));
      await canvas.findByRole('button', { name: 'Try plan.txt again' });
      await expect(kept()).toMatchObject({ name: 'plan.txt', address: begun });
    }
    await choose(canvasElement, new File(['x'], 'run.exe'));
    await canvas.findByRole('button', { name: 'Dismiss run.exe' });
    await expect(kept()).toBeNull();
  },
};
