import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MapDrawing } from './MapDrawing.tsx';
import { MapList } from './MapList.tsx';
import { itemsOf } from './mapItems.ts';
import { exampleMap } from './testing/exampleMap.ts';

const meta: Meta = { title: 'features/SpecMapParts' };
export default meta;

type Story = StoryObj;

const picture = { picture: exampleMap.entities, label: 'Entities' };

export const Drawing: Story = { render: () => <MapDrawing {...picture} chosen={null} shown={null} /> };
export const DrawingChosen: Story = { render: () => <MapDrawing {...picture} chosen="Program" shown={null} /> };
export const DrawingSearched: Story = {
  render: () => <MapDrawing {...picture} chosen={null} shown={new Set(['Task'])} />,
};

const choose = fn();
const list = { items: itemsOf(exampleMap, 'entities'), part: 'entities', onChoose: choose } as const;

export const List: Story = { render: () => <MapList {...list} chosen={null} /> };
export const ListChosen: Story = {
  render: () => <MapList {...list} chosen="Startup" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Task · startup' }));
    await expect(choose).toHaveBeenCalledWith('Task');
  },
};
export const ListOfEvents: Story = {
  render: () => <MapList {...list} items={itemsOf(exampleMap, 'events')} part="events" chosen={null} />,
};
export const ListEmpty: Story = { render: () => <MapList {...list} items={[]} chosen={null} /> };
