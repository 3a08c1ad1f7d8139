import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { screen } from '#src/generated/screens/startups.management.gen.ts';
import { buildStartup } from '../../../stories/support/buildStartup.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import { useColumnHeading } from '../table/columns/useColumnHeading.ts';
import { metaOf, useRecordGrid } from '../table/useRecordGrid.ts';
import { useRowLabels } from '../table/useRowLabels.ts';
import { CardActions } from './CardActions.tsx';
import { cardParts } from './cardParts.ts';
import { RecordCard } from './RecordCard.tsx';
import { RecordCards } from './RecordCards.tsx';
import { SortChoice } from './SortChoice.tsx';

const edited = fn();
const sorted = fn();

function Cards({ count, mayEdit = true }: { readonly count: number; readonly mayEdit?: boolean }) {
  const [selected, setSelected] = useState<RowSelectionState>({});
  return (
    <>
      <output aria-label="Chosen">{Object.keys(selected).length}</output>
      <RecordCards
        screen={screen}
        search={{}}
        rows={Array.from({ length: count }, (_, index) => buildStartup(index))}
        isComplete={false}
        isStale={false}
        sort={{ field: 'name', direction: 'ASC' }}
        onSort={sorted}
        selected={selected}
        onSelect={(next) => setSelected((now) => (typeof next === 'function' ? next(now) : next))}
        onEdit={edited}
        mayEdit={() => mayEdit}
        maySelect={() => mayEdit}
        onEnd={fn()}
      />
    </>
  );
}

const meta: Meta<typeof Cards> = {
  title: 'screens/RecordCards',
  component: Cards,
  args: { count: 5 },
  globals: { viewport: { value: 'mobile1' } },
};
export default meta;

type Story = StoryObj<typeof Cards>;

/** A card opens its record; what else can be done is in its menu. */
export const Several: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [card] = await canvas.findAllByRole('article');
    await expect(within(card as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/startup/'),
    );
    await userEvent.click(within(card as HTMLElement).getByRole('button', { name: /^More for/ }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Edit' }));
    await expect(edited).toHaveBeenCalledTimes(1);
  },
};

/** A finger that rests chooses; then a tap does. */
export const ChosenByALongPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('article');
    fireEvent.pointerDown(first as HTMLElement, { pointerType: 'touch', clientX: 10, clientY: 10 });
    await waitFor(() => expect(canvas.getByLabelText('Chosen')).toHaveTextContent('1'));
    fireEvent.pointerUp(first as HTMLElement, { pointerType: 'touch' });
    await userEvent.click(within(second as HTMLElement).getByRole('checkbox'));
    await expect(canvas.getByLabelText('Chosen')).toHaveTextContent('2');
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Sort by'), 'Name, descending');
    await expect(sorted).toHaveBeenCalledWith('-name');
  },
};

/** Only those in sight are drawn. */
export const Thousands: Story = {
  args: { count: 3000 },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};
export const ToRead: Story = { args: { mayEdit: false } };
export const Dark: Story = { globals: { colourMode: 'dark', viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { language: 'ar', viewport: { value: 'mobile1' } } };
export const OneAction: Story = {
  render: () => <CardActions name="Fernhill" onEdit={edited} onDuplicate={null} onChoose={null} />,
};

/** One card and the choice of their order, by themselves. */
function Parts() {
  const grid = useRecordGrid({
    screen,
    search: {},
    rows: [buildStartup(1, { name: 'A startup with a name that is far too long for one line of a phone' })],
    isComplete: false,
    sort: { field: 'name', direction: 'ASC' },
    onSort: sorted,
    selected: {},
    onSelect: fn(),
    maySelect: () => true,
  });
  const headingOf = useColumnHeading();
  const context = useFormatContext(true);
  const labels = useRowLabels();
  const parts = cardParts(grid.getVisibleLeafColumns().map(metaOf));
  const [row] = grid.getRowModel().rows;
  return (
    <>
      <SortChoice grid={grid} headingOf={headingOf} />
      {row && (
        <RecordCard
          row={row}
          parts={parts}
          context={context}
          labels={labels}
          headingOf={headingOf}
          isChoosing={false}
          isChosen={false}
          onEdit={edited}
        />
      )}
    </>
  );
}
export const LongName: Story = { render: () => <Parts /> };
