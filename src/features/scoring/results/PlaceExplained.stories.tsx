import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { explanation, ranking } from '../storyScoring.ts';
import { FunnelRanking } from './FunnelRanking.tsx';
import { PlaceExplained } from './PlaceExplained.tsx';

const answers = (more: object = {}) => ({
  FunnelRanking: { data: { funnel: { _id: 'f', name: 'Spring batch' }, funnelRanking: [ranking] } },
  PlaceExplanation: { data: { explainedPlace: { ...explanation, ...more } } },
});

const meta: Meta<typeof PlaceExplained> = {
  title: 'scoring/PlaceExplained',
  component: PlaceExplained,
  args: {
    funnelId: 'f',
    round: ranking as unknown as Parameters<typeof PlaceExplained>[0]['round'],
    place: ranking.places[0] as unknown as Parameters<typeof PlaceExplained>[0]['place'],
    onClose: () => undefined,
  },
};
export default meta;

type Story = StoryObj<typeof PlaceExplained>;

const sentence = async (text: string) => expect(await screen.findByText(text)).toBeVisible();

/** By keyboard from the place; the focus goes back to it. */
export const FromTheRanking: Story = {
  parameters: { answers: answers() },
  render: () => <FunnelRanking recordId="f" />,
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('button', { name: 'Why Blue Fern stands at place 1' });
    // Nobody has scored the last one.
    await expect(canvas.queryByRole('button', { name: /Why Cedar/ })).toBeNull();
    place.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Blue Fern: place 1' }));
    await sentence('1.0 ahead of Bakely: the mean of 2 scores is 8.2, and levelling adds 0.4.');
    const row = within(panel.getByRole('row', { name: /^Ada Okafor/ }));
    await expect(row.getByText('3 scores, average 8.1, spread 0.8')).toBeVisible();
    await expect(panel.getByRole('row', { name: /^Ada Okafor/ })).toHaveTextContent('8.9-0.68.3');
    await expect(panel.getByRole('row', { name: /^Team/ })).toHaveTextContent('Team375%8.8');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(place).toHaveFocus());
  },
};
export const LevelWithTheNext: Story = {
  parameters: { answers: answers({ ahead: 0, placedBy: 'spread', place: { ...explanation.place, shift: 0 } }) },
  play: () =>
    sentence('Level with Bakely; the lower spread counts: the mean of 2 scores is 8.2, and levelling changes nothing.'),
};
/** A reader of the ranking who may not read all evaluations; one of the others has scored too few. */
export const SomeUntold: Story = {
  parameters: {
    answers: answers({
      given: [{ ...explanation.given[0], count: 2, isLevelled: false, shift: 0, levelled: 8.9 }],
      untold: 1,
      next: null,
      placedBy: null,
      ahead: 0,
      isCapped: true,
    }),
  },
  play: async () => {
    await sentence('Last of those that are scored: the mean of 2 scores is 8.2, and levelling adds 0.4.');
    await sentence('All scores of this round average 7.5. 1 score is from an evaluation that you may not read.');
    await sentence('2 scores, average 8.1: too few to level');
    await sentence('The levelled score is kept between 0 and 10.');
  },
};
export const Failed: Story = {
  parameters: { answers: { PlaceExplanation: { error: 'The database rests' } } },
  play: async () => expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const Dark: Story = { parameters: { answers: answers() }, globals: { colourMode: 'dark' } };
export const InArabic: Story = { parameters: { answers: answers() }, globals: { language: 'ar' } };
export const OnAPhone: Story = {
  parameters: { answers: answers() },
  globals: { viewport: { value: 'mobile1' } },
};
