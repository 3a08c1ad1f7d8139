import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createStore } from '#src/data/createStore.ts';
import { buildFormDraft } from '../../../../../stories/support/buildFormDraft.ts';
import type { BuilderState } from '../state/BuilderState.ts';
import { newElement } from '../state/edits.ts';
import { firstState, readDraft } from '../state/readDraft.ts';
import { reduceBuilder } from '../state/reduceBuilder.ts';
import { Canvas } from './Canvas.tsx';
import { ElementList } from './ElementList.tsx';

const empty = firstState(readDraft(buildFormDraft({ formId: 'f1', title: 'Long form', elements: [] })));
const elements = Array.from({ length: 60 }, (_, at) => ({
  ...newElement('text', `q${at}`),
  label: `Question ${at + 1}`,
}));
const none = new Map<string, never>();

/** A form that is really changed, with as many questions as stand in several lists. */
function LongCanvas() {
  const [store] = useState(() => createStore<BuilderState>({ ...empty, draft: { ...empty.draft, elements } }));
  return (
    <Canvas
      kind="survey"
      store={store}
      dispatch={(action) => store.set((state) => reduceBuilder(state, action))}
      selected={null}
      onSelect={fn()}
      onOpen={fn()}
      others={[]}
      problems={none}
      onAdd={fn()}
    />
  );
}

const meta: Meta<typeof LongCanvas> = {
  title: 'forms/FormBuilder/Canvas',
  component: LongCanvas,
  parameters: { page: true },
};
export default meta;

type Story = StoryObj<typeof LongCanvas>;

/** A question is moved by keys from one list into the next: its author goes along, and each question says its place. */
export const MovesOverLists: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(await page.findAllByRole('list', { name: 'Elements of the form' })).toHaveLength(8);
    page.getByDisplayValue('Question 17').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    // The field is drawn in the next list before the focus follows it there.
    await waitFor(() => expect(page.getByRole('textbox', { name: /^Text of 16 / })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(page.getByRole('textbox', { name: /^Text of 15 / })).toHaveFocus());
    const field = page.getByRole('textbox', { name: /^Text of 15 / });
    await expect(field).toHaveValue('Question 17');
    await expect(field.closest('li')).toHaveAttribute('aria-posinset', '15');
    await expect(field.closest('li')).toHaveAttribute('aria-setsize', '60');
  },
};

/** One list of a form, two of its questions chosen by hand. */
export const OneList: StoryObj = {
  render: () => (
    <ElementList
      ids={['q0', 'q1']}
      start={0}
      total={60}
      store={createStore<BuilderState>({ ...empty, draft: { ...empty.draft, elements } })}
      kindNames={new Map([['text', 'Text']])}
      selected="q1"
      target={createStore<number | null>(null)}
      conflicts={none}
      others={[]}
      problems={none}
      dispatch={fn()}
      onSelect={fn()}
      onOpen={fn()}
      onDragOver={fn()}
      onDrop={fn()}
      onDragLeave={fn()}
    />
  ),
};

/** A form that asks nothing yet begins with what its kind usually asks, ready to be written anew. */
export const FromATemplate: StoryObj = {
  render: function Render() {
    const [store] = useState(() => createStore<BuilderState>(empty));
    return (
      <Canvas
        kind="survey"
        store={store}
        dispatch={(action) => store.set((state) => reduceBuilder(state, action))}
        selected={null}
        onSelect={fn()}
        onOpen={fn()}
        others={[]}
        problems={none}
        onAdd={fn()}
      />
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Start from a template' }));
    await expect(await page.findByDisplayValue('How satisfied are you?', {}, { timeout: 5000 })).toBeVisible();
    await expect(page.getByText('Not at all')).toBeVisible();
  },
};
