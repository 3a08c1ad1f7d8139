import { Select, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { InputFrame, Shown } from './ClosedChoice.tsx';
import { FirstUse, fetchedChoice, type Opened } from './FirstUse.tsx';
import { useOpening } from './useOpening.ts';

const frame: InputFrame = { id: 'stage', label: 'Stage', onBlur: () => undefined };

/** Stands for any choice with a list. */
function Stages({ opening }: Opened) {
  return <Select label="Stage" searchable data={['Idea', 'Scale-up']} {...useOpening(opening)} />;
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

/** A drawer gives its first field the focus, and people pass by with Tab: neither asks for a list. */
export const StaysClosedOnFocus: Story = {
  render: () => <Choice load={soon} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('combobox', { name: 'Stage' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Stage' })).not.toHaveAttribute('data-closed'));
    await expect(canvas.getByRole('combobox', { name: 'Stage' })).toHaveFocus();
    await expect(within(canvasElement.ownerDocument.body).queryByRole('option')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'Idea' })).toBeVisible();
  },
};

/** Who asks for the list while it is on its way finds it open when it comes. */
async function isOpen(canvasElement: HTMLElement, ask: (field: HTMLElement) => Promise<void>): Promise<void> {
  const canvas = within(canvasElement);
  await ask(await canvas.findByRole('combobox', { name: 'Stage' }));
  await expect(await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'Idea' })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Stage' })).toHaveFocus();
}
export const ClickBeforeItIsThere: Story = {
  render: () => <Choice load={soon} />,
  play: ({ canvasElement, userEvent }) => isOpen(canvasElement, (field) => userEvent.click(field)),
};
export const LabelClickedBeforeItIsThere: Story = {
  render: () => <Choice load={soon} />,
  play: ({ canvasElement, userEvent }) =>
    isOpen(canvasElement, () => userEvent.click(within(canvasElement).getByText('Stage'))),
};
export const ArrowBeforeItIsThere: Story = {
  render: () => <Choice load={soon} />,
  play: ({ canvasElement, userEvent }) =>
    isOpen(canvasElement, async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
    }),
};

/** Stands for a choice whose text is its value. */
function Colour({ opening }: Opened) {
  const [value, setValue] = useState('#7c3aed');
  return (
    <TextInput
      aria-label="Colour"
      autoFocus={opening?.autoFocus}
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

/** Backspace takes the last of several away, as it does once the list is there. */
export const BackspaceBeforeItIsThere: Story = {
  render: () => <Pills />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Energy');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Stage' }));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.queryByText('Energy')).toBeNull());
    await expect(canvas.getByText('Fintech')).toBeVisible();
  },
};
