import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as applications from '#src/generated/screens/applications.overview.gen.ts';
import * as startups from '#src/generated/screens/startups.management.gen.ts';
import { listOfOneDraft } from '../../../../stories/support/listOfOneDraft.ts';
import { listThatSaves } from '../../../../stories/support/listThatSaves.ts';
import { TableScreen } from '../TableScreen.tsx';
import { CellEditor } from './CellEditor.tsx';
import { CellInput } from './CellInput.tsx';
import { EditableCell } from './EditableCell.tsx';

const meta: Meta<typeof TableScreen> = {
  title: 'screens/Editable cells',
  component: TableScreen,
  subcomponents: { EditableCell, CellEditor, CellInput },
  args: { module: startups },
};
export default meta;

type Story = StoryObj<typeof TableScreen>;

const asked = fn();

const cell = { name: 'Change Employees of Arcadia Maps' };

export const Figure: Story = {
  parameters: { answers: listThatSaves(asked) },
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', cell));
    const input = await body.findByRole('textbox', cell);
    await userEvent.clear(input);
    await userEvent.type(input, '1500{Escape}');
    await expect(body.queryByRole('textbox', cell)).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(body.getByRole('button', cell));
    const again = await body.findByRole('textbox', cell);
    await userEvent.clear(again);
    await userEvent.type(again, '40{Enter}');
    await body.findByText('Employees changed');
    await expect(asked).toHaveBeenCalledWith({ id: 's1', version: 1, input: { employeeCount: 40 } });
    await userEvent.click(body.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ id: 's1', version: 2, input: { employeeCount: 12 } }));
  },
};
/** What was typed stays, with what is wrong with it. */
export const TooSmall: Story = {
  parameters: { answers: listThatSaves(asked) },
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', cell));
    const input = await body.findByRole('textbox', cell);
    await userEvent.clear(input);
    await userEvent.type(input, '-5{Enter}');
    await expect(await body.findByRole('alert')).toHaveTextContent('At least 0');
    await expect(input).toHaveValue('-5');
    await expect(asked).not.toHaveBeenCalled();
  },
};
/** What the server has against a value stands under it, and the list shows what it was. */
export const Refused: Story = {
  parameters: {
    answers: {
      ...listThatSaves(asked),
      Move_Startup: { error: 'Somebody else has changed it', code: 'ConflictError' },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', cell));
    const input = await body.findByRole('textbox', cell);
    await userEvent.clear(input);
    await userEvent.type(input, '40{Enter}');
    await expect(await body.findByRole('alert')).toHaveTextContent('Somebody else changed this');
    await expect(input).toHaveValue('40');
    await waitFor(() => expect(body.getByRole('row', { name: /Arcadia/ })).toHaveTextContent('12'));
  },
};
export const Choice: Story = {
  parameters: { answers: listThatSaves(asked) },
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Change Stage of Arcadia Maps' }));
    await userEvent.click(await body.findByRole('option', { name: 'Growing' }));
    await body.findByText('Stage changed');
    await expect(asked).toHaveBeenCalledWith({ id: 's1', version: 1, input: { stage: 'growing' } });
    await expect(await body.findByRole('cell', { name: /^Growing/ })).toBeVisible();
  },
};
/** Nothing is decided on before it is handed in. */
export const NoDecisionOnADraft: Story = {
  args: { module: applications },
  parameters: { answers: listOfOneDraft },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Change Status of Acme' }));
    await expect(await body.findByRole('option', { name: 'Under review' })).toBeVisible();
    await expect(body.queryByRole('option', { name: 'Accepted' })).toBeNull();
  },
};
export const NotForMentors: Story = {
  parameters: { answers: listThatSaves(asked) },
  globals: { role: 'Mentor' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByText('Arcadia Maps');
    await expect(body.queryByRole('button', cell)).toBeNull();
  },
};
export const Dark: Story = { parameters: { answers: listThatSaves(asked) }, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { parameters: { answers: listThatSaves(asked) }, globals: { language: 'ar' } };
