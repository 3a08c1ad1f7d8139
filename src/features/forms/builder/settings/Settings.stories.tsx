import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { elementKinds } from '#domain/forms/elementKinds.ts';
import { all, either, group, optionOf, when } from '#domain/forms/testing/elements.ts';
import { createStore } from '#src/data/createStore.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { ConditionStatement } from '#src/forms/questions/conditions/ConditionStatement.tsx';
import { RecordEditor } from '#src/screens/form/RecordEditor.tsx';
import { buildFormDraft } from '../../../../../stories/support/buildFormDraft.ts';
import type { BuilderElement } from '../state/BuilderState.ts';
import { firstState, readDraft } from '../state/readDraft.ts';
import { AnchorsEditor } from './AnchorsEditor.tsx';
import { ConditionEditor } from './ConditionEditor.tsx';
import { ConditionGroup } from './ConditionGroup.tsx';
import { CustomFieldChoice } from './CustomFieldChoice.tsx';
import { FactChoice } from './FactChoice.tsx';
import { FormulaField } from './FormulaField.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { SettingsPane } from './SettingsPane.tsx';
import { Translations } from './Translations.tsx';
import { TreeEditor } from './TreeEditor.tsx';

const state = firstState(readDraft(buildFormDraft()));
const { elements } = state.draft;
const store = createStore(state);
const ofKind = (kind: string): BuilderElement => {
  const element = elements.find(({ questionType }) => questionType === kind);
  if (!element) throw new Error(`No element of kind ${kind}`);
  return element;
};
const onChange = fn();
const fields = { ProfileFields: { data: { customFields: { results: [{ _id: 'c1', name: 'Runway' }] } } } };

const meta: Meta<typeof SettingsPane> = {
  title: 'forms/BuilderSettings',
  component: SettingsPane,
  args: {
    id: ofKind('text')._id,
    store,
    problems: [],
    isEvaluation: false,
    isApplication: false,
    dispatch: fn(),
    isOpen: true,
    onClose: fn(),
  },
  parameters: { answers: fields },
};
export default meta;

type Story = StoryObj<typeof SettingsPane>;

/** One kind after the other. */
function EachKind(args: ComponentProps<typeof SettingsPane>) {
  const [kind, setKind] = useState('text');
  return (
    <>
      {Object.keys(elementKinds).map((name) => (
        <button key={name} type="button" onClick={() => setKind(name)}>
          {name}
        </button>
      ))}
      <SettingsPane key={kind} {...args} id={ofKind(kind)._id} isEvaluation />
    </>
  );
}

export const OfText: Story = {};
/** Each kind shows its own settings only. */
export const OfEachKind: Story = {
  render: (args) => <EachKind {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    for (const kind of Object.keys(elementKinds)) {
      await userEvent.click(page.getByRole('button', { name: kind }));
      await expect(page.getByRole('complementary', { name: 'Settings' })).toBeVisible();
    }
  },
};
/** Words for each point of a scale; those left empty have none. */
export const Anchors: Story = {
  render: () => (
    <AnchorsEditor
      element={{
        ...ofKind('number_scale'),
        validations: { required: true, min: 1, max: 5 },
        options: [{ ...optionOf('1'), labels: [{ language: 'en', value: 'No team' }] }],
      }}
      onChange={onChange}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('textbox', { name: 'Meaning of 1' })).toHaveValue('No team');
    await userEvent.type(page.getByRole('textbox', { name: 'Meaning of 5' }), 'A');
    await expect(onChange).toHaveBeenLastCalledWith(
      { options: [expect.objectContaining({ value: '1' }), expect.objectContaining({ value: '5' })] },
      'anchor 5',
    );
  },
};
export const Dark: Story = { args: { id: ofKind('select_dropdown')._id }, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { args: { id: ofKind('select_dropdown')._id }, globals: { language: 'ar' } };

const nested = all(when('q6', 'IS', 'Prototype'), group(either(when('q14', 'GT', '100'), when('q5', 'EXISTS'))));
/** Built by choosing, and read back as a sentence. */
export const Condition: Story = {
  render: () => (
    <ConditionEditor element={{ ...ofKind('text'), dependency: nested }} store={store} onChange={onChange} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/How far are you\?.*Prototype/)).toBeVisible();
  },
};
export const NoCondition: Story = {
  render: () => <ConditionEditor element={ofKind('text')} store={store} onChange={onChange} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(onChange).toHaveBeenCalled());
  },
};
export const ConditionParts: Story = {
  render: () => (
    <>
      <ConditionGroup group={nested} questions={elements} depth={0} onChange={fn()} />
      <ConditionStatement
        statement={when('gone', 'IS', 'Prototype')}
        questions={elements}
        onChange={fn()}
        remove={null}
      />
    </>
  ),
};

export const Formula: Story = {
  render: () => <FormulaField element={ofKind('calculated')} store={store} onChange={onChange} />,
  play: async ({ canvasElement, userEvent }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toHaveValue('[Monthly costs] * 12');
    await userEvent.type(field, ' + 1');
    await expect(onChange).toHaveBeenLastCalledWith({ formula: '{q14} * 12 + 1' }, 'formula');
  },
};
/** A name is begun in brackets, and put in by Enter. */
export const FormulaCompleted: Story = {
  ...Formula,
  play: async ({ canvasElement, userEvent }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, ' + [[mon');
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('[Monthly costs] * 12 + [Monthly costs]');
    await expect(onChange).toHaveBeenLastCalledWith({ formula: '{q14} * 12 + {q14}' }, 'formula');
  },
};
export const Options: Story = {
  render: () => <OptionsEditor element={ofKind('select_dropdown')} onChange={onChange} />,
};
export const Columns: Story = { render: () => <OptionsEditor element={ofKind('table')} onChange={onChange} /> };
function ChangingColumns() {
  const [element, setElement] = useState(ofKind('table'));
  return <OptionsEditor element={element} onChange={(changes) => setElement({ ...element, ...changes })} />;
}
/** A column of choices begins with two of them, which stay when another kind is tried. */
export const ColumnsOfKinds: Story = {
  render: () => <ChangingColumns />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const kind = await canvas.findByRole('combobox', { name: 'Kind of column 2' });
    await userEvent.selectOptions(kind, 'One choice of a list');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Option 1 of column 2' }), 'Gold');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove option 2 of column 2' }));
    await userEvent.selectOptions(kind, 'Number');
    await expect(canvas.queryByDisplayValue('Gold')).toBeNull();
    await userEvent.selectOptions(kind, 'One choice of a list');
    await expect(canvas.getByDisplayValue('Gold')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Option 2 of column 2' })).toBeNull();
  },
};
export const ColumnsOfKindsDark: Story = { ...ColumnsOfKinds, globals: { colourMode: 'dark' } };
export const ColumnsOfKindsRightToLeft: Story = {
  render: () => <ChangingColumns />,
  globals: { language: 'ar' },
};
export const Tree: Story = { render: () => <TreeEditor element={ofKind('tree_single')} onChange={onChange} /> };
export const ProfileField: Story = {
  render: () => <CustomFieldChoice element={ofKind('custom_field')} onChange={onChange} />,
};
export const FactOfTheStartup: Story = {
  render: () => <FactChoice element={ofKind('text')} onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'This answer is also' }), 'City');
    await expect(onChange).toHaveBeenLastCalledWith({ behavesAs: 'city' });
  },
};
export const FoundersOfTheStartup: Story = {
  render: () => <FactChoice element={ofKind('table')} onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'This answer is also' });
    await userEvent.selectOptions(choice, 'The co-founders');
    await expect(onChange).toHaveBeenLastCalledWith({ behavesAs: 'cofounders' });
  },
};
export const OfAnApplication: Story = {
  args: { isApplication: true },
  play: async ({ canvas }) => void (await canvas.findByRole('combobox', { name: 'This answer is also' })),
};
/** A new choice is not wrong before it is written. */
export const NewOption: Story = {
  args: {
    id: ofKind('select_radio')._id,
    problems: [{ elementId: ofKind('select_radio')._id, fault: 'optionNameless' }],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Add an option' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Help text'));
    await canvas.findByRole('alert');
  },
};
/** A text tells nothing as long as nobody says so. */
export const TellsWhoTheyAre: Story = {
  args: { isApplication: true },
  play: async ({ canvas, userEvent, args }) => {
    const tells = await canvas.findByRole('switch', { name: /^Tells who they are/ });
    await expect(tells).not.toBeChecked();
    await expect(tells).toHaveAccessibleDescription(/evaluators see neither/);
    await userEvent.click(tells);
    await expect(args.dispatch).toHaveBeenCalled();
  },
};
/** A link does. */
export const LinksTellWhoTheyAre: Story = {
  args: { isApplication: true, id: ofKind('text_link')._id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /^Tells who they are/ })).toBeChecked();
  },
};
export const OtherLanguages: Story = {
  render: () => <Translations element={ofKind('select_radio')} store={store} onChange={onChange} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'In other languages' }));
    const table = within(await within(document.body).findByRole('dialog'));
    await expect(table.getByRole('columnheader', { name: 'Deutsch' })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Português' })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(ofKind('select_radio').options.length + 2);
    await userEvent.click(table.getByRole('button', { name: 'Close' }));
  },
};

/** The branches of a tree are written in each language as well. */
export const InOtherLanguagesOfATree: Story = {
  render: () => <Translations element={ofKind('tree_single')} store={store} onChange={onChange} />,
  play: async ({ canvasElement, userEvent }) => {
    const { treeOptions } = ofKind('tree_single');
    const [branch] = treeOptions;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'In other languages' }));
    const table = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(table.getByLabelText(`Deutsch: ${branch?.label}`), 'E');
    const labels = [{ language: 'de', value: 'E' }];
    await expect(onChange).toHaveBeenLastCalledWith(
      { treeOptions: treeOptions.map((option) => (option === branch ? { ...option, labels } : option)) },
      `branch ${branch?._id}.de`,
    );
    await userEvent.click(table.getByRole('button', { name: 'Close' }));
  },
};
export const Criterion: Story = {
  args: { id: ofKind('number_scale')._id, isEvaluation: true },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: 'Weight' })),
};
const without =
  (...featuresOff: string[]) =>
  () =>
    sessionStore.set((current) => {
      if (!current.rights) return current;
      const principal = { ...current.rights.principal, featuresOff };
      return { ...current, rights: { ...current.rights, principal } };
    });
export const CriterionOutsideThePlan: Story = {
  ...Criterion,
  beforeEach: without('editEvaluationCriteria'),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Help text' });
    await expect(canvas.queryByRole('textbox', { name: 'Weight' })).toBeNull();
  },
};

/** Row X-FORM-03: what the four switches bring is offered with them, and nothing else goes with it. */
const switched = ['qUserAddRow', 'qNumericalChoice', 'questionVisibility', 'evaluationVisibility'] as const;
function WhatIsSwitched() {
  const parts = {
    store,
    problems: [],
    isEvaluation: true,
    isApplication: false,
    isOpen: true,
    dispatch: fn(),
    onClose: fn(),
  };
  return (
    <>
      <SettingsPane {...parts} id={ofKind('select_radio')._id} />
      <OptionsEditor element={ofKind('table')} onChange={onChange} />
      <RecordEditor formId="evaluation" recordId={null} onClose={onChange} />
    </>
  );
}
async function whatIsOffered({ ownerDocument }: HTMLElement) {
  const body = within(ownerDocument.body);
  await body.findByLabelText('Comment (Optional)');
  const has = (text: string): boolean => body.queryByText(text) !== null;
  return {
    always: has('Options') && has('Columns'),
    addedRows: has('Rows can be added'),
    numbers: body.queryByLabelText('Number that option 1 counts as') !== null,
    conditions: has('Shown when'),
    sharedScores: body.queryByLabelText(/^Shown to the other evaluators/) !== null,
  };
}
const offered = (are: boolean) => ({
  always: true,
  addedRows: are,
  numbers: are,
  conditions: are,
  sharedScores: are,
});
export const WithTheFourSwitches: Story = {
  render: () => <WhatIsSwitched />,
  play: async ({ canvasElement, userEvent }) => {
    await expect(await whatIsOffered(canvasElement)).toEqual(offered(true));
    await userEvent.keyboard('{Escape}');
  },
};
export const WithoutTheFourSwitches: Story = {
  render: () => <WhatIsSwitched />,
  beforeEach: without(...switched),
  play: async ({ canvasElement, userEvent }) => {
    await expect(await whatIsOffered(canvasElement)).toEqual(offered(false));
    // The form of an evaluation offers applications as soon as it has the focus: a list that is still empty is closed.
    await userEvent.keyboard('{Escape}');
  },
};
