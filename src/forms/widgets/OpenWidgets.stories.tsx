import { getDefaultRegistry } from '@rjsf/core';
import type { WidgetProps } from '@rjsf/utils';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { FormFieldMeta } from '#domain/model/forms.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { AddLanguage } from '../AddLanguage.tsx';
import type { FormContext } from '../FormContext.ts';
import { CheckboxesWidget } from './CheckboxesWidget.tsx';
import {
  ColorWidget,
  MinutesWidget,
  MultiSelectWidget,
  RecordsWidget,
  RecordWidget,
  SelectWidget,
  TextListWidget,
  TimezoneWidget,
} from './ChoiceWidgets.tsx';
import type { Opened } from './FirstUse.tsx';
import { ImageWidget } from './ImageWidget.tsx';
import { ChoiceListWidget } from './lists/ChoiceListWidget.tsx';
import { NumberWidget } from './NumberWidget.tsx';
import { PasswordWidget } from './PasswordWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { ScaleWidget } from './ScaleWidget.tsx';
import { SwitchWidget } from './SwitchWidget.tsx';
import { TimeSpansWidget } from './TimeSpansWidget.tsx';
import { TranslatedTextWidget } from './TranslatedTextWidget.tsx';

/** A widget by itself, as it is once it has been fetched. */
interface OneProps extends Opened {
  readonly of: ComponentType<WidgetProps & Opened>;
  readonly name: string;
  readonly value?: unknown;
  readonly field?: Partial<FormFieldMeta>;
  readonly schema?: WidgetProps['schema'];
  readonly error?: string;
}

function One({ of: Widget, name, value: start, field, schema = {}, opening, error }: OneProps) {
  const [value, setValue] = useState(start);
  const meta = { name, labelKey: name, required: false, widget: 'text', ...field };
  const context: FormContext = {
    values: {},
    recordId: null,
    form: { id: 'story', titleKey: 'Story', fields: [meta], schema: {}, submitKey: 'Save' },
    fields: new Map([[name, meta]]),
    errors: new Map(error === undefined ? [] : [[name, error]]),
    hidden: new Set(),
    locked: new Set(),
    onTouch: () => undefined,
  };
  const props: Partial<WidgetProps> = {
    id: `story_${name}`,
    name,
    schema,
    value,
    onChange: setValue,
    registry: { ...getDefaultRegistry(), formContext: context } as WidgetProps['registry'],
  };
  return <Widget {...(props as WidgetProps)} opening={opening} />;
}

const meta: Meta = {
  title: 'forms/Widgets that are fetched',
  parameters: {
    answers: {
      Options_Program: { data: { page: { next: null, results: [{ _id: 'p1', name: 'Growth Track' }] } } },
      Labels_Program: { data: { page: { next: null, results: [{ _id: 'p1', name: 'Growth Track' }] } } },
    },
  },
};
export default meta;

type Story = StoryObj;

const models = { enum: 'BusinessModel' };
const programs = { entity: 'Program' };

export const Choices: Story = {
  render: () => (
    <>
      <One of={SelectWidget} name="model" field={models} value="B2B" />
      <One of={MultiSelectWidget} name="models" field={models} value={['B2B', 'B2C']} />
      <One of={TimezoneWidget} name="zone" value="Africa/Lagos" />
      <One of={MinutesWidget} name="length" value={30} schema={{ enum: [15, 30] }} />
      <One of={RecordWidget} name="program" field={programs} value="p1" />
      <One of={RecordsWidget} name="programs" field={programs} value={['p1']} />
      <One of={TextListWidget} name="words" value={['seed', 'climate']} />
      <One of={ColorWidget} name="colour" value="#2f6fd6" />
    </>
  ),
};
const skills = { entity: 'Tag', among: { category: ['skills'] } };
const openSkills = () =>
  sessionStore.set((current) => ({
    ...current,
    incubator: current.incubator && { ...current.incubator, allowWriteInOptionInUserSkills: true },
    rights: current.rights && {
      ...current.rights,
      features: { ...current.rights.features, switches: { lockedSkills: false } },
    },
  }));
const tags = (...names: string[]) => ({
  data: { page: { next: null, results: names.map((name) => ({ _id: name.toLowerCase(), name })) } },
});
const skillAnswers = { Options_Tag: tags('Sales') };
export const WriteIn: Story = {
  beforeEach: openSkills,
  parameters: {
    answers: { ...skillAnswers, WriteInSkill: { data: { writeInSkill: { _id: 'juggling', name: 'Juggling' } } } },
  },
  render: () => <One of={RecordsWidget} name="expertise" field={skills} value={[]} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const field = await body.findByRole('combobox', { name: 'expertise (Optional)' });
    await userEvent.type(field, 'sales');
    await expect(await body.findByRole('option', { name: 'Sales' })).toBeVisible();
    await expect(body.queryByRole('option', { name: /Add/ })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'Juggling');
    await userEvent.click(await body.findByRole('option', { name: 'Add “Juggling”' }));
    // It is chosen, by an id whose name is asked for, and what was typed is no longer there.
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(await body.findByText('…')).toBeVisible();
  },
};
export const ChoicesDark: Story = { ...Choices, globals: { colourMode: 'dark' } };
export const ChoicesRightToLeft: Story = { ...Choices, globals: { direction: 'rtl' } };

/** It takes over the focus and what was typed while it was on its way, and its list is open. */
export const TakesOver: Story = {
  render: () => (
    <One of={SelectWidget} name="model" field={models} opening={{ autoFocus: true, typed: 'B2B2', opens: true }} />
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const field = await body.findByRole('combobox', { name: 'model (Optional)' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('B2B2');
    await expect((await body.findAllByRole('option')).length).toBe(1);
  },
};

export const WhatIsNeededIsNotTakenAway: Story = {
  render: () => <One of={SelectWidget} name="model" field={{ ...models, required: true }} value="B2B" />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const field = await body.findByRole('combobox', { name: 'model' });
    await userEvent.click(field);
    await userEvent.click(await body.findByRole('option', { name: 'B2B', selected: true }));
    await expect(field).toHaveValue('B2B');
  },
};

export const Others: Story = {
  render: () => (
    <>
      <One of={NumberWidget} name="employees" value={12_000} />
      <One of={ScaleWidget} name="score" value={3} schema={{ minimum: 1, maximum: 5 }} />
      <One of={PasswordWidget} name="password" value="open sesame" />
      <One of={CheckboxesWidget} name="markets" field={models} value={['B2B']} />
      <One of={RadioWidget} name="market" field={models} value="B2C" />
      <One of={SwitchWidget} name="isPublic" value />
      <One of={TranslatedTextWidget} name="title" value={[{ language: 'en', value: 'Company' }]} />
      <One of={ImageWidget} name="logo" value="" />
    </>
  ),
};
export const MoreLanguages: Story = {
  render: () => <One of={TranslatedTextWidget} name="title" value={[{ language: 'en', value: 'Company' }]} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Add a language' }), 'العربية');
    const arabic = canvas.getByRole('textbox', { name: /العربية/ });
    await userEvent.type(arabic, 'شركة');
    await expect(arabic).toHaveValue('شركة');
    await expect(arabic.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    await expect(canvas.queryByRole('option', { name: 'العربية' })).toBeNull();
  },
};
export const NothingToAdd: Story = {
  render: () => <AddLanguage more={[]} onAdd={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};
export const OthersDark: Story = { ...Others, globals: { colourMode: 'dark' } };
export const OthersRightToLeft: Story = { ...Others, globals: { direction: 'rtl' } };
const choices = [{ label: 'Businesses', value: 'b2b' }];
export const ListOfChoices: Story = {
  render: () => <One of={ChoiceListWidget} name="choices" value={choices} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a choice' }));
    await expect(canvas.getByLabelText('Label of choice 2')).toHaveFocus();
    await userEvent.keyboard('Consumers');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Value of choice 2')).toHaveValue('Consumers');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove choice 1' }));
    await expect(canvas.getByLabelText('Label of choice 1')).toHaveValue('Consumers');
  },
};
/** The value of one that was never saved is its label, also once that is mended; what is saved keeps its value. */
export const ChoiceTwice: Story = {
  render: () => <One of={ChoiceListWidget} name="choices" value={choices} error="Businesses stands there twice" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Value that is kept')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a choice' }));
    const [label, value] = [canvas.getByLabelText('Label of choice 2'), canvas.getByLabelText('Value of choice 2')];
    await userEvent.type(label, 'Businesses');
    await expect(label).toHaveAccessibleDescription('This stands there already');
    await userEvent.type(label, ' abroad');
    await expect(value).toHaveValue('Businesses abroad');
    await expect(label).toBeValid();
    await userEvent.type(value, '!');
    await userEvent.type(label, '?');
    await expect(value).toHaveValue('Businesses abroad!');
    await userEvent.type(canvas.getByLabelText('Label of choice 1'), ' here');
    await expect(canvas.getByLabelText('Value of choice 1')).toHaveValue('b2b');
  },
};
/** A choice that was added is not wrong before anything is written; it is once one has gone on. */
export const NewChoice: Story = {
  render: () => <One of={ChoiceListWidget} name="choices" value={choices} error="Choices: fill in what is empty" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a choice' }));
    await expect(canvas.queryByText(/fill in what is empty/)).toBeNull();
    const label = canvas.getByLabelText('Label of choice 2');
    await expect(label).toBeValid();
    await userEvent.click(label);
    await userEvent.click(canvasElement);
    await canvas.findByText(/fill in what is empty/);
    await expect(label).toBeInvalid();
  },
};
export const ListOfChoicesInArabic: Story = {
  render: () => <One of={ChoiceListWidget} name="choices" value={choices} />,
  globals: { language: 'ar' },
};
const dates = [{ start: '2026-03-14T09:30:00Z', end: '2026-03-14T12:00:00Z' }];
export const Dates: Story = {
  render: () => <One of={TimeSpansWidget} name="dates" value={dates} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a date' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByLabelText('Date 2 begins')).toHaveValue('2026-03-15T05:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove date 1' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
