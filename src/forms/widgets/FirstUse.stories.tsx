import { Select, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { InputFrame, Shown } from './ClosedChoice.tsx';
import { FirstUse, fetchedChoice, type Opening } from './FirstUse.tsx';
import { useSearch } from './useSearch.ts';

const frame: InputFrame = { id: 'stage', label: 'Stage', onBlur: () => undefined };

/** Stands for any choice with a list. */
function Stages({ autoFocus, typed }: Opening) {
  return <Select label="Stage" searchable autoFocus={autoFocus} data={['Idea', 'Scale-up']} {...useSearch(typed)} />;
}

interface ChoiceProps {
  readonly load: () => Promise<typeof Stages>;
  readonly shown?: Shown;
}

function Choice({ load, shown = { texts: [] } }: ChoiceProps) {
  const [choice] = useState(() => fetchedChoice<object>(load));
  return <FirstUse choice={choice} given={{}} frame={frame} shown={shown} />;
}

function Pills() {
  const [texts, setTexts] = useState(['Fintech', 'Energy']);
  const onRemove = (place: number): void => setTexts(texts.filter((_, index) => index !== place));
  return <Choice load={() => new Promise(() => undefined)} shown={{ texts, onRemove }} />;
}

const meta: Meta<typeof FirstUse> = { title: 'forms/First use', component: FirstUse };
export default meta;

type Story = StoryObj;

const never = (): Promise<typeof Stages> => new Promise(() => undefined);
const soon = (): Promise<typeof Stages> => new Promise((resolve) => setTimeout(() => resolve(Stages), 300));

export const Closed: Story = { render: () => <Choice load={never} shown={{ texts: ['Idea'] }} /> };
export const ClosedDark: Story = { ...Closed, globals: { colourMode: 'dark' } };
export const ClosedRightToLeft: Story = { ...Closed, globals: { direction: 'rtl' } };

function ComesLater({ names, isMany = false }: { readonly names: readonly string[]; readonly isMany?: boolean }) {
  const [texts, setTexts] = useState(names.map(() => '…'));
  useEffect(() => {
    const timer = setTimeout(() => setTexts([...names]), 100);
    return () => clearTimeout(timer);
  }, [names]);
  return <Choice load={never} shown={{ texts, ...(isMany && { onRemove: () => undefined }) }} />;
}
const oneName = ['Growth Track'];
const twoNames = ['Growth Track', 'Climate Lab'];
/** Names of records are asked for: they come after the field. */
export const NameComesLater: Story = {
  render: () => <ComesLater names={oneName} />,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox', { name: 'Stage' });
    await waitFor(() => expect(field).toHaveValue('Growth Track'));
  },
};

export const NamesComeLater: Story = {
  render: () => <ComesLater names={twoNames} isMany />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Climate Lab');
    await expect(canvas.queryByText('…')).toBeNull();
  },
};

/** What is typed while the list is on its way is not lost, and the field keeps the focus. */
export const TypedBeforeItIsThere: Story = {
  render: () => <Choice load={soon} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Stage' }), 'Sc');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Stage' })).not.toHaveAttribute('data-closed'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Stage' })).toHaveValue('Sc'));
    await expect(canvas.getByRole('combobox', { name: 'Stage' })).toHaveFocus();
    const list = within(canvasElement.ownerDocument.body);
    await expect(await list.findByRole('option', { name: 'Scale-up' })).toBeVisible();
    await expect(list.queryByRole('option', { name: 'Idea' })).toBeNull();
  },
};

/** Stands for a choice whose text is its value. */
function Colour({ autoFocus }: Opening) {
  const [value, setValue] = useState('#7c3aed');
  return (
    <TextInput
      aria-label="Colour"
      autoFocus={autoFocus}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
}

/** Whoever comes by Tab and types replaces the whole text, also when the field is exchanged in between. */
export const SelectionIsKeptWhenItOpens: Story = {
  render: () => <Choice load={() => soon().then(() => Colour)} shown={{ texts: ['#7c3aed'] }} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('combobox', { name: 'Stage' });
    await userEvent.tab();
    const colour = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Colour' });
    await expect([colour.selectionStart, colour.selectionEnd]).toEqual([0, 7]);
  },
};

function Written({ shown }: { readonly shown: (texts: readonly string[], set: (texts: string[]) => void) => Shown }) {
  const [texts, setTexts] = useState<string[]>([]);
  return (
    <>
      <Choice load={never} shown={shown(texts, setTexts)} />
      <p data-testid="saved">{texts.join(' + ')}</p>
    </>
  );
}
const asTyped = (texts: readonly string[], set: (texts: string[]) => void): Shown => ({
  texts,
  isFree: true,
  onWrite: (text) => set([text]),
});
const whenLeft = (texts: readonly string[], set: (texts: string[]) => void): Shown => ({
  texts,
  isFree: true,
  onRemove: () => undefined,
  onLeave: (text) => set([...texts, text]),
});

/** Somebody who types a colour and presses Save at once has it saved, whether or not the palette has come. */
export const TextThatIsTheValueIsKept: Story = {
  render: () => <Written shown={asTyped} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Stage' }), '#6d28d9');
    await userEvent.tab();
    await expect(canvas.getByTestId('saved')).toHaveTextContent('#6d28d9');
  },
};

export const WordOfAListIsKeptWhenTheFieldIsLeft: Story = {
  render: () => <Written shown={whenLeft} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Stage' }), 'Solar');
    await userEvent.tab();
    await expect(canvas.getByTestId('saved')).toHaveTextContent('Solar');
    await expect(canvas.getByRole('combobox', { name: 'Stage' })).toHaveValue('');
  },
};

export const NotLoaded: Story = {
  render: () => <Choice load={() => Promise.reject(new Error('offline'))} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Stage' }));
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible();
  },
};

export const PillsGoWhileItIsClosed: Story = {
  render: () => <Pills />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Fintech');
    await userEvent.click(canvasElement.querySelectorAll('[class*="Pill-remove"]')[0] as HTMLElement);
    await waitFor(() => expect(canvas.queryByText('Fintech')).toBeNull());
    await expect(canvas.getByText('Energy')).toBeVisible();
  },
};
