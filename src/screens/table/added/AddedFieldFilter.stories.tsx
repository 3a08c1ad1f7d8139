import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { screen } from '#src/generated/screens/startups.management.gen.ts';
import { FilterChips } from '../FilterChips.tsx';
import { FilterMenu } from '../FilterMenu.tsx';
import type { TableSearch } from '../tableSearch.ts';
import { AddedFieldChips } from './AddedFieldChips.tsx';
import { AddedFieldFilter } from './AddedFieldFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';

const field = (_id: string, name: string, fieldType: string, choices: readonly object[] = []) => ({
  _id,
  name,
  fieldType,
  choices,
});
const fields = [
  field('f1', 'Legal form', 'select_dropdown', [
    { value: 'ltd', label: 'Limited company' },
    { value: 'coop', label: 'Cooperative' },
  ]),
  field('f2', 'Team size', 'number'),
  field('f3', 'Founded on', 'date'),
  field('f4', 'Motto', 'text'),
];
const meta: Meta = {
  title: 'screens/Filters by added fields',
  parameters: { answers: { FieldsToFilterBy: { data: { customFields: { results: fields } } } } },
};
export default meta;

type Story = StoryObj;

function Filtered({ start }: { readonly start: TableSearch }) {
  const [search, setSearch] = useState<TableSearch>(start);
  return (
    <>
      <FilterMenu screen={screen} search={search} onChange={setSearch} />
      <FilterChips screen={screen} search={search} onChange={setSearch} />
    </>
  );
}

export const ANumber: Story = {
  render: () => <Filtered start={{}} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const choice = await page.findByLabelText('Field');
    await waitFor(() => expect(within(choice).getByRole('group', { name: 'Custom fields' })).toBeVisible());
    await userEvent.selectOptions(choice, 'f2');
    await userEvent.type(await page.findByLabelText('From'), '1000');
    await userEvent.type(page.getByLabelText('To'), '2000');
    await userEvent.keyboard('{Escape}');
    const drop = await canvas.findByRole('button', { name: /Team size is 1,000 to 2,000/ });
    await userEvent.click(drop);
    await waitFor(() => expect(canvas.queryByText(/Team size/)).toBeNull());
  },
};

const inForce: TableSearch = {
  f: {
    'customFieldValues.choice.f1': ['coop', 'ltd'],
    'customFieldValues.date.f3': ['2026-01-31', ''],
    'customFieldValues.text.f4': ['sea'],
    'customFieldValues.filled.f2': ['false'],
    'customFieldValues.number.gone': ['1', '2'],
  },
};
export const InForce: Story = {
  render: () => <AddedFieldChips screen={screen} search={inForce} onChange={() => undefined} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(4));
    expect(canvas.getByText('Legal form is Cooperative, Limited company')).toBeVisible();
    expect(canvas.getByText('Team size is Empty')).toBeVisible();
  },
};
export const InForceRightToLeft: Story = { ...InForce, globals: { language: 'ar' }, play: async () => undefined };

export const ARange: Story = {
  render: () => <RangeFilter type="number" values={['5', '9']} onChange={() => undefined} />,
};

const [choice] = fields;
export const AChoice: Story = {
  render: () => (
    <AddedFieldFilter
      field={choice as Parameters<typeof AddedFieldFilter>[0]['field']}
      relation="customFieldValues"
      search={inForce}
      onChange={() => undefined}
    />
  ),
};
