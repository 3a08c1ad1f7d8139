import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import { says } from '../../../stories/support/says.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { RecordForm } from '../RecordForm.tsx';
import { templates } from '../templates.tsx';
import {
  ColorWidget,
  MinutesWidget,
  MultiSelectWidget,
  RecordsWidget,
  RecordWidget,
  SelectWidget,
} from './closedChoices.tsx';
import { DateTimeWidget, DateWidget, TimeWidget } from './DateWidgets.tsx';
import { RecordSelect } from './RecordSelect.tsx';
import { LinkWidget, TextareaWidget, TextWidget } from './TextWidgets.tsx';
import { widgets } from './widgets.ts';

const submitted = fn();
const text = { type: 'string' } as const;
const field = (name: string, widget: string, more: Partial<FormFieldMeta> = {}): FormFieldMeta => ({
  name,
  labelKey: name,
  required: false,
  widget,
  ...more,
});
type Schema = Readonly<Record<string, unknown>>;
const formOf = (fields: readonly FormFieldMeta[], properties: Schema): FormMeta => ({
  id: 'story',
  titleKey: 'Story',
  fields,
  schema: { type: 'object', properties },
  submitKey: 'Save',
});
interface OneProps {
  readonly field: FormFieldMeta;
  readonly schema: Schema;
  readonly value?: unknown;
}
/** A form with this one field. */
const One = ({ field: meta, schema, value }: OneProps) => (
  <RecordForm
    form={formOf([meta], { [meta.name]: schema })}
    validate={() => true}
    initial={value === undefined ? {} : { [meta.name]: value }}
    isSaving={false}
    failure={null}
    onSubmit={submitted}
  />
);

const meta: Meta = {
  title: 'forms/Widgets',
  parameters: {
    answers: {
      Options_Program: { data: { page: { next: null, results: [{ _id: 'p1', name: 'Growth Track' }] } } },
      Labels_Program: { data: { page: { next: null, results: [{ _id: 'p1', name: 'Growth Track' }] } } },
    },
  },
};
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const saves =
  (prepare: (canvas: ReturnType<typeof within>, context: Parameters<Play>[0]) => Promise<void>, saved: unknown): Play =>
  async (context) => {
    submitted.mockClear();
    const canvas = within(context.canvasElement);
    await canvas.findByRole('button', { name: 'Save' });
    await prepare(canvas, context);
    await context.userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenCalledWith(saved);
  };

/** Each is drawn in all its states by the stories of the field types, under the name that it has here. */
const known = {
  color: ColorWidget,
  date: DateWidget,
  dateTime: DateTimeWidget,
  link: LinkWidget,
  minutes: MinutesWidget,
  multiSelect: MultiSelectWidget,
  record: RecordWidget,
  records: RecordsWidget,
  select: SelectWidget,
  text: TextWidget,
  textarea: TextareaWidget,
  time: TimeWidget,
};
export const EachUnderItsName: Story = {
  render: () => <p>{Object.keys(known).join(', ')}</p>,
  play: async () => {
    await expect(widgets).toMatchObject(known);
    await expect(Object.keys(templates)).toEqual(expect.arrayContaining(['FieldTemplate', 'ObjectFieldTemplate']));
  },
};

export const LinkGetsItsScheme: Story = {
  render: () => <One field={field('website', 'link')} schema={text} />,
  play: saves(
    async (canvas, { userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/website/), 'northwind.example');
      await userEvent.tab();
    },
    { website: 'http://northwind.example' },
  ),
};
export const EmptyChoice: Story = {
  render: () => <One field={field('model', 'select', { enum: 'BusinessModel' })} schema={text} />,
};
export const Choices: Story = {
  render: () => (
    <One
      field={field('models', 'checkboxes', { enum: 'BusinessModel' })}
      schema={{ type: 'array', items: text }}
      value={['B2B']}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('checkbox', { checked: true })).toBeVisible();
  },
};
export const Switched: Story = {
  render: () => <One field={field('isPublic', 'switch')} schema={{ type: 'boolean' }} value={false} />,
  play: saves(
    async (canvas, { userEvent }) => {
      await userEvent.click(await canvas.findByRole('switch'));
    },
    { isPublic: true },
  ),
};
export const Minutes: Story = {
  render: () => <One field={field('length', 'minutes')} schema={{ type: 'integer', enum: [15, 30, 60] }} value={30} />,
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('combobox');
    await expect(box).toHaveValue('30 minutes');
  },
};
/** From this year back to 1950, and no other. */
export const FoundingYear: Story = {
  render: () => <One field={field('foundedYear', 'year')} schema={{ type: 'integer' }} value={2019} />,
  play: async ({ canvasElement, userEvent }) => {
    const box = await within(canvasElement).findByRole('combobox');
    await expect(box).toHaveValue('2019');
    await userEvent.click(box);
    const years = (await within(document.body).findAllByRole('option')).map((option) => option.textContent);
    await expect(years.at(0)).toBe(String(new Date().getFullYear()));
    await expect(years.at(-1)).toBe('1950');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('option')).toBeNull());
  },
};
export const Money: Story = {
  render: () => (
    <One
      field={field('funding', 'number', { options: { mask: 'money' } })}
      schema={{ type: 'number' }}
      value={25_000}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/funding/)).toHaveValue('25,000');
  },
};
export const Scale: Story = {
  render: () => <One field={field('score', 'scale')} schema={{ type: 'integer', minimum: 1, maximum: 5 }} value={3} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('slider')).toHaveAttribute('aria-valuenow', '3');
  },
};
export const DayAndTime: Story = {
  render: () => <One field={field('start', 'dateTime')} schema={text} value="2030-03-04T15:00:00.000Z" />,
};
export const Translated: Story = {
  render: () => (
    <One
      field={field('label', 'translatedText')}
      schema={{ type: 'array', items: { type: 'object' } }}
      value={[{ language: 'en', value: 'Company' }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByDisplayValue('Company')).toBeVisible();
  },
};
export const TranslatedParagraphs: Story = {
  render: () => (
    <One
      field={field('story', 'translatedLongText')}
      schema={{ type: 'array', items: { type: 'object' } }}
      value={[{ language: 'en', value: 'For those who mend the weather.\n\nTwelve weeks in Porto.' }]}
    />
  ),
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByDisplayValue(/Twelve weeks in Porto/);
    await expect(field.tagName).toBe('TEXTAREA');
  },
};
const onePixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
export const Picture: Story = {
  render: () => <One field={field('logo', 'image')} schema={text} value={onePixel} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'logo (Optional) as it is now' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Choose a file' }, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: logo (Optional)' }));
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};
export const PictureThatIsUploaded: Story = {
  parameters: {
    answers: { '/api/attachment/upload': { data: { _id: 'a1', name: 'logo.png', pictureUrl: onePixel } } },
  },
  render: () => <One field={field('logo', 'image')} schema={text} value="" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Choose a file' }, { timeout: 5000 });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'logo.png'));
    button.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByRole('img')).toHaveAttribute('src', onePixel);
  },
};
export const Secret: Story = {
  render: () => <One field={field('password', 'password')} schema={text} value="open sesame" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByLabelText(/^password/);
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show or hide the password' }));
    await expect(input).toHaveAttribute('type', 'text');
  },
};
export const GroupsOfFields: Story = {
  render: () => (
    <RecordForm
      form={formOf(
        [
          field('name', 'text', { groupKey: 'entity.Startup.one', required: true }),
          field('story', 'textarea', { groupKey: 'entity.Startup.one' }),
          field('founded', 'date'),
        ],
        { name: text, story: text, founded: text },
      )}
      validate={() => true}
      initial={{}}
      isSaving={false}
      failure={null}
      onSubmit={submitted}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('group', { name: 'Startup' })).toBeVisible();
  },
};

function Choosing({ isMany = false, start = [] }: { readonly isMany?: boolean; readonly start?: readonly string[] }) {
  const [value, setValue] = useState(start);
  return <RecordSelect entity="Program" label="Program" isMany={isMany} value={value} onChange={setValue} />;
}
export const ChoosesARecord: Story = {
  render: () => <Choosing />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const box = await body.findByRole('combobox', { name: 'Program' });
    await userEvent.click(box);
    await userEvent.click(await body.findByRole('option', { name: 'Growth Track' }));
    await waitFor(() => expect(box).toHaveValue('Growth Track'));
  },
};
export const TwoOfOneName: Story = {
  parameters: {
    answers: {
      Options_User: {
        data: {
          page: {
            next: null,
            results: [
              { _id: 'u1', fullName: 'Sam Lee', email: 'sam@one.example' },
              { _id: 'u2', fullName: 'Sam Lee', email: 'lee@two.example' },
              { _id: 'u3', fullName: 'Mia Moss', email: 'mia@moss.example' },
            ],
          },
        },
      },
    },
  },
  render: () => <RecordSelect entity="User" label="Evaluator" value={[]} onChange={() => undefined} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox', { name: 'Evaluator' }));
    await waitFor(() => expect(body.getByRole('option', { name: 'Sam Lee (lee@two.example)' })).toBeVisible());
    await expect(body.getByRole('option', { name: 'Mia Moss' })).toBeVisible();
  },
};
export const ChoosesSeveral: Story = { render: () => <Choosing isMany start={['p1']} /> };
export const RecordsNotLoaded: Story = {
  parameters: { answers: { Options_Program: 'never' } },
  render: () => <Choosing />,
};
export const ChoosesDark: Story = { ...ChoosesSeveral, ...dark };
export const ChoosesRightToLeft: Story = { ...ChoosesSeveral, ...rightToLeft };

const form = formOf([field('name', 'text')], { name: text });
export const Problems: Story = {
  render: () => (
    <>
      <h1>New startup</h1>
      <ErrorSummary form={form} errors={new Map([['name', 'Name is a required field']])} failure={null} />
      <input id="story_name" aria-label="Name" />
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Name is a required field' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};
export const Refused: Story = {
  render: () => (
    <>
      <h1>New startup</h1>
      <ErrorSummary form={form} errors={new Map()} failure={new Error('Somebody else has saved it')} />
    </>
  ),
  play: says('Somebody else has saved it'),
};
export const ProblemsDark: Story = { ...Problems, ...dark };
