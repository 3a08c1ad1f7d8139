import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createStore } from '#src/data/createStore.ts';
import { buildFormDraft, draftServer } from '../../../../stories/support/buildFormDraft.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { BuilderPreview } from './BuilderPreview.tsx';
import { Canvas } from './canvas/Canvas.tsx';
import { ConflictNotice } from './canvas/ConflictNotice.tsx';
import { ElementCard } from './canvas/ElementCard.tsx';
import { ElementMenu } from './canvas/ElementMenu.tsx';
import { ElementSample } from './canvas/ElementSample.tsx';
import { FormBuilder } from './FormBuilder.tsx';
import { FormBuilderTab } from './FormBuilderTab.tsx';
import { ImportButton } from './ImportButton.tsx';
import { AddMenu } from './kinds/AddMenu.tsx';
import { KindIcon } from './kinds/kindIcons.tsx';
import { Palette } from './kinds/Palette.tsx';
import { SaveState } from './SaveState.tsx';
import type { BuilderState } from './state/BuilderState.ts';
import { newElement } from './state/edits.ts';
import { firstState, readDraft } from './state/readDraft.ts';

const form = buildFormDraft();
const state = firstState(readDraft(form));
const store = createStore(state);
const empty = buildFormDraft({ formId: 'f2', title: 'New form', description: '', elements: [] });
const dispatch = fn();
const question = { ...newElement('select_radio', 'q1'), label: 'How far are you?' };
const none = new Map<string, never>();

const meta: Meta<typeof FormBuilder> = {
  title: 'forms/FormBuilder',
  component: FormBuilder,
  args: { form },
  parameters: { page: true },
};
export default meta;

type Story = StoryObj<typeof FormBuilder>;

const server = { answers: draftServer(form) };
export const Whole: Story = { parameters: server };
export const Nothing: Story = { args: { form: empty }, parameters: { answers: draftServer(empty) } };
export const Dark: Story = { parameters: server, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { parameters: server, globals: { language: 'ar' } };
export const OnPhone: Story = { parameters: server, globals: { viewport: { value: 'mobile1' } } };

/** Where there is room the form stands beside how it is filled, which follows what is typed, and stays there. */
export const PreviewBeside: Story = {
  parameters: server,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    localStorage.clear();
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Preview' }));
    const preview = within(await page.findByRole('region', { name: 'Preview' }));
    const [label] = await page.findAllByRole('textbox', { name: /^Text of 1/ });
    if (!label) throw new Error('No question');
    await userEvent.clear(label);
    await userEvent.type(label, 'Written beside');
    await preview.findByText(/Written beside/);
    await expect(page.getByRole('complementary', { name: 'Settings' })).toBeVisible();
    await expect(
      Object.entries(localStorage).some(([key, value]) => key.includes('preview:') && value === 'true'),
    ).toBe(true);
    localStorage.clear();
  },
};
/** Where there is none it takes its place. */
export const PreviewInstead: Story = {
  parameters: server,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Preview' }));
    await page.findByRole('region', { name: 'Preview' });
    await expect(page.queryByRole('textbox', { name: /^Text of 1/ })).toBeNull();
  },
};

/** Enter on the grip of any question leads to its settings, and so does its menu; Escape leads back. */
export const SettingsByKeys: Story = {
  parameters: server,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const grip = await page.findByRole('button', { name: /^Choose 3: / });
    grip.focus();
    await userEvent.keyboard('{Enter}');
    const settings = await page.findByRole('complementary', { name: 'Settings' });
    await waitFor(() => expect(within(settings).getByLabelText('Kind')).toHaveFocus());
    await expect(grip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(grip).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(page.getByLabelText('Kind')).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Close settings' }));
    await waitFor(() => expect(grip).toHaveFocus());
    await expect(page.queryByRole('complementary', { name: 'Settings' })).toBeNull();
  },
};

/** What stands after a question that is taken away has the focus then, whichever menu was opened before. */
export const FocusAfterRemoval: Story = {
  parameters: server,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const grip = (at: number): HTMLElement => page.getByRole('button', { name: new RegExp(`^Choose ${at}: `) });
    await waitFor(() => expect(grip(5)).toBeVisible());
    const kept = grip(5).getAttribute('aria-label')?.replace('5', '4');
    grip(2).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(grip(2).parentElement?.querySelector('[aria-haspopup]')).toHaveFocus());
    grip(4).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(grip(4)).toHaveFocus());
    await expect(grip(4)).toHaveAccessibleName(kept);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(grip(4)).toHaveFocus());
    await expect(grip(4)).not.toHaveAccessibleName(kept);
  },
};

/** The settings lie over the lower half of a phone: not while a question is written, and Escape puts them away. */
export const SettingsOnPhone: Story = {
  parameters: server,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const settings = () => page.queryByRole('complementary', { name: 'Settings' });
    await userEvent.click(await page.findByRole('textbox', { name: /^Text of 3 / }));
    await expect(settings()).toBeNull();
    const grip = page.getByRole('button', { name: /^Choose 3: / });
    await userEvent.click(grip);
    await waitFor(() => expect(page.getByLabelText('Kind')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(grip).toHaveFocus());
    await expect(settings()).toBeNull();
    await userEvent.click(grip);
    await waitFor(() => expect(settings()).toBeVisible());
    await userEvent.click(page.getByRole('textbox', { name: /^Text of 1 / }));
    await expect(settings()).toBeNull();
    // The menu, whose button has the focus again once it is gone, opens them as well.
    await userEvent.click(page.getAllByRole('button', { name: /^More/ })[1] as HTMLElement);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(page.getByLabelText('Kind')).toHaveFocus());
    await expect(settings()).toBeVisible();
  },
};

const kept = draftServer(empty);
/** A form is written with the keyboard; each change is kept by itself, undone and done again. */
export const WritesAForm: Story = {
  args: { form: empty },
  parameters: { answers: kept },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const palette = within(page.getByRole('navigation', { name: 'Kinds of questions' }));
    await userEvent.click(palette.getByRole('button', { name: 'Text' }));
    await waitFor(() => expect(page.getByRole('textbox', { name: /^Text of 1/ })).toHaveFocus());
    await userEvent.keyboard('What do you do?');
    await page.findByText(/^Saved /, {}, { timeout: 4000 });
    await expect(kept.sent.at(-1)?.elements).toMatchObject([{ label: 'What do you do?', questionType: 'text' }]);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(page.getByRole('textbox', { name: /^Text of 1/ })).toHaveValue('');
    await userEvent.click(page.getByRole('button', { name: 'Redo' }));
    await expect(page.getByRole('textbox', { name: /^Text of 1/ })).toHaveValue('What do you do?');
  },
};

/** What is not kept says so and why, and is tried again. */
export const IsNotKept: Story = {
  args: { form: empty },
  parameters: {
    answers: { ...draftServer(empty), ChangeFormDraft: { error: 'The server is away.' } },
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Title of the form' }), '!');
    await expect(await page.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent('The server is away.');
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  },
};

export const Loaded: Story = { render: () => <FormBuilderTab recordId="f1" />, parameters: server };
export const Loading: Story = {
  render: () => <FormBuilderTab recordId="f1" />,
  parameters: { answers: { FormDraft: 'never' } },
};
export const Failed: Story = {
  render: () => <FormBuilderTab recordId="f1" />,
  parameters: { answers: { FormDraft: { error: 'The server is away.' } } },
};
export const Missing: Story = {
  render: () => <FormBuilderTab recordId="f1" />,
  parameters: { answers: { FormDraft: { data: { formDraft: null } } } },
};

export const Preview: Story = { render: () => <BuilderPreview form={buildFormDraft()} store={store} /> };
export const PreviewOnPhone: Story = {
  render: () => <BuilderPreview form={buildFormDraft()} store={store} />,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Phone' }));
    await expect(page.getByRole('region', { name: 'Preview' })).toHaveAttribute('data-width', 'phone');
  },
};

/** In another language the words around the questions change as well, and not only the questions. */
export const PreviewInGerman: Story = {
  render: () => <BuilderPreview form={buildFormDraft()} store={store} />,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByLabelText('Language'), 'de');
    await expect(page.getByRole('heading', { name: 'Bewerbungsformular' })).toBeInTheDocument();
    await expect((await page.findAllByText(/\(optional\)$/, {}, { timeout: 5000 })).length).toBeGreaterThan(0);
    await expect(page.queryByText(/\(Optional\)$/)).toBeNull();
    await expect(page.getByRole('radio', { name: 'Phone' })).toBeInTheDocument();
  },
};

/** Columns and options that have no name yet are known by their number, on the canvas and to those who try the form. */
export const NamelessOptions: Story = {
  render: () => {
    const table = newElement('table', 'q1');
    return (
      <>
        <ElementSample element={table} />
        <BuilderPreview
          form={buildFormDraft()}
          store={createStore<BuilderState>({ ...state, draft: { ...state.draft, elements: [table] } })}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Column 1 | Column 2')).toBeVisible();
    await expect(await page.findByRole('columnheader', { name: 'Column 1' })).toBeVisible();
  },
};

export const AllParts: Story = {
  render: () => (
    <>
      <Palette onAdd={fn()} />
      <AddMenu onAdd={fn()} />
      <KindIcon kind="table" />
    </>
  ),
};

export const Bar: Story = {
  render: () => (
    <BuilderBar
      form={form}
      builder={{
        store,
        dispatch,
        status: { kind: 'saved', at: null },
        save: async () => undefined,
        refresh: async () => undefined,
      }}
      others={[{ id: 'u2', name: 'Grace Hopper', at: 'q3', seen: 0 }]}
      problems={new Map([['q6', [{ elementId: 'q6', fault: 'optionsMissing' }]]])}
      isHeld={false}
      isPreview={false}
      onPreview={fn()}
      onShow={fn()}
    />
  ),
};
export const SavingStates: Story = {
  render: () => (
    <>
      <SaveState status={{ kind: 'saving' }} hasChanges isHeld={false} onRetry={fn()} />
      <SaveState status={{ kind: 'saved', at: null }} hasChanges={false} isHeld={false} onRetry={fn()} />
      <SaveState status={{ kind: 'saved', at: null }} hasChanges={false} isHeld onRetry={fn()} />
      <SaveState status={{ kind: 'saved', at: null }} hasChanges={false} isHeld isContested onRetry={fn()} />
      <SaveState
        status={{ kind: 'failed', error: new Error('away') }}
        hasChanges={false}
        isHeld={false}
        onRetry={fn()}
      />
    </>
  ),
};

export const SomebodyElseIsHere: Story = {
  render: () => (
    <Canvas
      kind="application"
      store={createStore<BuilderState>({ ...state, conflicts: new Map([['q4', null]]) })}
      dispatch={dispatch}
      selected="q3"
      onSelect={fn()}
      onOpen={fn()}
      others={[{ id: 'u2', name: 'Grace Hopper', at: 'q3', seen: 0 }]}
      problems={none}
      onAdd={fn()}
    />
  ),
};
export const OneElement: Story = {
  render: () => (
    <ol>
      <ElementCard
        id="q1"
        store={createStore<BuilderState>({ ...state, draft: { ...state.draft, elements: [question] } })}
        kindNames={new Map([['select_radio', 'Radio buttons']])}
        number={1}
        total={2}
        isSelected
        isTarget={false}
        conflict={undefined}
        other={null}
        problems={[{ elementId: 'q1', fault: 'optionsMissing' }]}
        dispatch={dispatch}
        onSelect={fn()}
        onOpen={fn()}
        onDragOver={fn()}
        onDrop={fn()}
      />
      <li>
        <ElementSample element={question} />
        <ElementMenu element={question} number={1} isLast={false} dispatch={dispatch} onSelect={fn()} onOpen={fn()} />
        <ConflictNotice id="q1" conflict={{ element: question, version: 2 }} dispatch={dispatch} />
      </li>
    </ol>
  ),
};

/** The questions of another form come to the end of this one, as many as are chosen. */
export const Imports: Story = {
  render: () => <ImportButton formId="f0" dispatch={dispatch} />,
  parameters: {
    answers: {
      FormsToCopy: { data: { forms: { results: [{ _id: 'f1', title: 'Last year' }] } } },
      FormDraft: { data: { formDraft: form } },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Take over questions' }));
    const dialog = within(document.body);
    await userEvent.click(await dialog.findByRole('button', { name: 'Last year' }));
    const parts = await dialog.findByRole('list', { name: 'Parts of Application form' });
    await userEvent.click(dialog.getByRole('button', { name: 'Choose none' }));
    await expect(dialog.getByRole('button', { name: 'Take over: 0' })).toBeDisabled();
    const [first] = within(parts).getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Take over: 1' }));
    await waitFor(() => expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ type: 'edit' })));
  },
};
