import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { ExportButton } from './ExportButton.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { PdfDownload } from './PdfDownload.tsx';
import { PdfExport } from './PdfExport.tsx';
import { TableExports } from './TableExports.tsx';

const meta: Meta = { title: 'screens/Exports' };
export default meta;

type Story = StoryObj;

const started = fn();
const answers = {
  StartExport: {
    answer: (variables: unknown) => {
      started(variables);
      return { startExport: { _id: 'e1' } };
    },
  },
};

export const Button: Story = { render: () => <ExportButton /> };
export const Started: Story = {
  parameters: { answers },
  render: () => <TableExports screenId="users.management" recordId={null} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Export' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Founders as XLSX' }));
    await waitFor(() =>
      expect(started).toHaveBeenCalledWith({
        type: 'founders',
        format: 'xlsx',
        recordId: null,
        filter: null,
        search: null,
      }),
    );
    await waitFor(() => expect(body.getByRole('button', { name: 'Export history' })).toBeVisible());
  },
};
export const Printed: Story = {
  parameters: { answers },
  render: () => <PdfExport applicationId="a1" />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export as PDF' }));
    await waitFor(() => expect(started).toHaveBeenCalledWith({ type: 'pdfs', format: null, recordId: 'a1' }));
  },
};
/** What its reader wrote themselves is there at once; what can't be had says why. */
export const OwnAnswersGone: Story = {
  parameters: { answers: { '/api/pdf/surveys/s1': { error: 'Not found' } } },
  render: () => <PdfDownload kind="surveys" id="s1" name="How was it?" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as PDF' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not found');
  },
};
export const NotPrintedByFounders: Story = {
  globals: { role: 'Cofounder' },
  render: () => <PdfExport applicationId="a1" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
/** The plan lacks taking applications along: the button is locked and opens nothing. */
export const NotInThePlan: Story = {
  render: () => <TableExports screenId="applications.overview" recordId={null} />,
  beforeEach: () =>
    sessionStore.set((current) => {
      if (!current.rights) return current;
      const principal = { ...current.rights.principal, featuresOff: ['bulkApplicationExport'] };
      return { ...current, rights: { ...current.rights, principal } };
    }),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const locked = await body.findByRole('button', { name: /^Export/ });
    await expect(locked).toHaveAttribute('title', 'This feature is not available in your selected plan');
    locked.click();
    await expect(body.queryByRole('menuitem')).toBeNull();
  },
};
export const NothingForFounders: Story = {
  render: () => <TableExports screenId="users.management" recordId={null} />,
  globals: { role: 'Cofounder' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Export' })).toBeNull();
  },
};
export const OfACourse: Story = {
  parameters: { answers: { StartExport: { error: 'The database rests' } } },
  render: () => <ExportMenu types={['courseCohortReport']} recordId="c1" />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Export' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Course cohort report as CSV' }));
    await expect(await body.findByText('The database rests')).toBeInTheDocument();
  },
};
