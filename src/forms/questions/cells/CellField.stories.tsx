import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { type ColumnKind, columnKinds } from '#domain/forms/columns/tableColumns.ts';
import type { FormElement, QuestionOption } from '#domain/forms/FormElement.ts';
import { elementOf, optionOf } from '#domain/forms/testing/elements.ts';
import { QuestionForm } from '../QuestionForm.tsx';
import { useAnswers } from '../useAnswers.ts';
import { CellField } from './CellField.tsx';

const meta: Meta = { title: 'forms/Cells of tables' };
export default meta;

type Story = StoryObj;

const words = (en: string, ar: string) => [
  { language: 'en', value: en },
  { language: 'ar', value: ar },
];
const column = (kind: ColumnKind, en: string, ar: string): QuestionOption => ({
  ...optionOf(kind),
  labels: words(en, ar),
  columnKind: kind,
  choices:
    kind === 'choice'
      ? [
          { value: 'c1', labels: words('Paying', 'يدفع') },
          { value: 'c2', labels: words('Trying it', 'يجرّب') },
        ]
      : null,
});
const customers: FormElement = elementOf('customers', 'table', {
  label: 'Your customers',
  userAddRow: true,
  validations: { required: false, min: 1, max: null },
  options: [
    column('text', 'Name', 'الاسم'),
    column('number', 'Revenue', 'الإيراد'),
    column('date', 'Since', 'منذ'),
    column('email', 'E-mail', 'البريد'),
    column('link', 'Website', 'الموقع'),
    column('choice', 'State', 'الحالة'),
  ],
});

function Filling({ rows }: { readonly rows: readonly string[][] }) {
  const arrayValue = rows.map((cells) => JSON.stringify(cells));
  // What one story types is not kept for the next.
  const [key] = useState(() => crypto.randomUUID());
  const { answers, change } = useAnswers(key, [
    { questionId: 'customers', textValue: null, numberValue: null, arrayValue },
  ]);
  return (
    <QuestionForm
      label="Customers"
      elements={[customers]}
      answers={answers}
      onChange={change}
      submitLabel="Submit"
      isPending={false}
      failure={null}
      onSubmit={() => undefined}
    />
  );
}
const right = [['Acme', '1200.5', '2024-03-01', 'ada@acme.test', 'https://acme.test', 'c1']];
const wrong = [['Acme', 'about 5', 'spring', 'ada', 'half', 'gone']];

export const Empty: Story = { render: () => <Filling rows={[]} /> };
export const Filled: Story = { render: () => <Filling rows={right} /> };
export const FilledRightToLeft: Story = { ...Filled, globals: { language: 'ar' } };

/** What was typed stands there still; the sentence names row and column, and the cursor is there. */
export const Wrong: Story = {
  render: () => <Filling rows={wrong} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    for (const text of wrong[0] ?? []) await expect(await canvas.findByDisplayValue(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const revenue = canvas.getByRole('textbox', { name: 'Revenue, row 1' });
    await expect(
      await canvas.findByText(
        'Your customers: not right yet: Revenue, row 1; Since, row 1; E-mail, row 1; Website, row 1; State, row 1',
        { ignore: 'button' },
      ),
    ).toBeVisible();
    await expect(revenue).toHaveFocus();
    await expect(revenue).toHaveAccessibleDescription('Give a number, such as 12.5');
    const mail = canvas.getByRole('textbox', { name: 'E-mail, row 1' });
    await expect(mail).toHaveAccessibleDescription('Give an e-mail address, such as name@example.com');
    await expect(mail).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'State, row 1' })).toHaveAccessibleDescription(
      'Choose one of the options',
    );
    await userEvent.clear(revenue);
    await userEvent.type(revenue, '1,200.5');
    await expect(revenue).toBeValid();
    await expect(mail).toHaveValue('ada');
    await expect(await canvas.findByText(/not right yet: Since, row 1; E-mail/, { ignore: 'button' })).toBeVisible();
  },
};
/** One alone is told as a sentence of its own. */
export const OneWrong: Story = {
  render: () => <Filling rows={[['Acme', 'about 5']]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await canvas.findByText('Your customers: give a number in row 1 under “Revenue”, such as 12.5', {
      ignore: 'button',
    });
  },
};
export const WrongOnAPhone: Story = { ...Wrong, globals: { viewport: { value: 'phone' } } };
export const WrongDark: Story = { ...Wrong, globals: { colourMode: 'dark' } };
export const WrongRightToLeft: Story = { render: () => <Filling rows={wrong} />, globals: { language: 'ar' } };

function EachCell() {
  const [cells, setCells] = useState<Readonly<Record<string, string>>>({});
  return columnKinds.map((kind) => (
    <CellField
      key={kind}
      column={column(kind, kind, kind)}
      label={kind}
      value={cells[kind] ?? ''}
      onChange={(text) => setCells({ ...cells, [kind]: text })}
    />
  ));
}
/** Each kind has the keyboard of a phone that it needs. */
export const Typing: Story = {
  render: () => <EachCell />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const number = await canvas.findByLabelText('number');
    await expect(number).toHaveAttribute('inputmode', 'decimal');
    await expect(canvas.getByLabelText('email')).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByLabelText('date')).toHaveAttribute('type', 'date');
    await userEvent.type(number, '12,345.5');
    await userEvent.type(canvas.getByLabelText('link'), 'acme.test');
    await userEvent.selectOptions(canvas.getByLabelText('choice'), 'Trying it');
    await expect(number).toHaveValue('12,345.5');
    await expect(canvas.getByLabelText('link')).toHaveValue('http://acme.test');
    await expect(canvas.getByLabelText('choice')).toHaveValue('c2');
  },
};
