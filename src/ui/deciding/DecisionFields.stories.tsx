import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DecisionFields } from './DecisionFields.tsx';
import { useDecisionChoices } from './useDecisionChoices.ts';

const letter = <p>What is written to the applicant</p>;

function Asked({ action }: { readonly action: 'accept' | 'delay_reject' | 'reject' }) {
  const { choices, change, given } = useDecisionChoices();
  return (
    <>
      <DecisionFields action={action} choices={choices} onChange={change}>
        {letter}
      </DecisionFields>
      <output data-testid="given">{JSON.stringify(given)}</output>
    </>
  );
}

const meta: Meta<typeof Asked> = { title: 'ui/DecisionFields', component: Asked, args: { action: 'delay_reject' } };
export default meta;

type Story = StoryObj<typeof Asked>;

export const OnADay: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('The applicant is told on'), '2040-05-06');
    await userEvent.type(canvas.getByLabelText('Reason (Optional)'), 'Too early');
    const given = JSON.parse(canvas.getByTestId('given').textContent ?? '');
    await expect(given).toMatchObject({ note: 'Too early', letter: null, withoutMail: false });
    await expect(given.tellAt).toMatch(/^2040-05-0/);
  },
};
export const AtOnce: Story = {
  args: { action: 'reject' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByLabelText('Reason (Optional)');
    await expect(canvas.queryByLabelText('The applicant is told on')).toBeNull();
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { args: { action: 'accept' }, globals: { colourMode: 'dark' } };
