import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { storageKey } from '#src/data/storage.ts';
import { toastStore } from '#src/ui/feedback/toasts.ts';
import { keptPlace, writeKept } from '../form/kept/keptFigures.ts';
import { pendingAnswer, periodsAnswer, questionsAnswer, storyItem, storyPeriod } from '../storyMetrics.ts';
import { MetricsPrompt } from './MetricsPrompt.tsx';
import { MetricsPrompts } from './MetricsPrompts.tsx';

const flag = storageKey('metrics-prompt-shown');
const saved = fn();
const meta: Meta<typeof MetricsPrompts> = {
  title: 'features/MetricsPrompt',
  component: MetricsPrompts,
  subcomponents: { MetricsPrompt },
  args: { startups: [{ _id: 's1', name: 'Acme' }] },
  globals: { role: 'Cofounder' },
  beforeEach: () => {
    sessionStorage.removeItem(flag);
    saved.mockClear();
    return () => sessionStorage.removeItem(flag);
  },
};
export default meta;

type Story = StoryObj<typeof MetricsPrompts>;
type Play = NonNullable<Story['play']>;

const metrics = periodsAnswer(storyPeriod([storyItem('revenue'), storyItem('users')]));
const answers = (pending: ReturnType<typeof pendingAnswer>, more: Readonly<Record<string, unknown>> = {}) => ({
  MetricsChecker: pending,
  GetStartupCategorization: questionsAnswer(),
  MetricPeriods: metrics,
  ...more,
});

const dialogOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', { name });

/** From the question to the form. */
const fill: Play = async ({ canvasElement, userEvent }) => {
  const question = await dialogOf(canvasElement, 'You have metrics to update');
  await expect(within(question).getByText('Please update your metrics')).toBeInTheDocument();
  await userEvent.click(within(question).getByRole('button', { name: 'Fill now' }));
};
const formOf = async (canvasElement: HTMLElement) => {
  const form = within(await dialogOf(canvasElement, 'Please update these metrics.'));
  await expect(form.getByText('Better Data helps us help you')).toBeInTheDocument();
  return form;
};

export const Asks: Story = {
  parameters: { answers: answers(pendingAnswer('METRICS')) },
  play: async ({ canvasElement }) => {
    await dialogOf(canvasElement, 'You have metrics to update');
  },
};

/** Whoever asks says which period, until when, and why; it stands over the form too. */
export const SaysWhatIsAsked: Story = {
  parameters: {
    answers: answers(
      pendingAnswer('METRICS', true, { from: '2030-02-01', to: '2030-02-28', message: 'For the board on Friday' }),
    ),
  },
  play: async (context) => {
    const question = within(await dialogOf(context.canvasElement, 'You have metrics to update'));
    await expect(question.getByText('For the board on Friday')).toBeInTheDocument();
    await expect(question.getByText('Period: Feb 1 – 28, 2030 · due by Mar 15, 2030')).toBeInTheDocument();
    await fill(context);
    const form = await formOf(context.canvasElement);
    await expect(form.getByText('For the board on Friday')).toBeInTheDocument();
  },
};

/** Who has founded several is asked for each, one after the other. */
export const AsksForEach: Story = {
  args: {
    startups: [
      { _id: 's1', name: 'Acme' },
      { _id: 's2', name: 'Birch' },
    ],
  },
  parameters: { answers: answers(pendingAnswer('METRICS')) },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByText('Acme: Please update your metrics');
    await userEvent.click(body.getByText('Not now'));
    await body.findByText('Birch: Please update your metrics');
    await userEvent.click(body.getByText('Not now'));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const FillsAndSkips: Story = {
  parameters: { answers: answers(pendingAnswer('METRICS')) },
  play: async (context) => {
    await fill(context);
    const form = await formOf(context.canvasElement);
    await form.findByText('Update the data for the month of February');
    await context.userEvent.click(form.getByRole('button', { name: 'Skip' }));
    const body = within(context.canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(sessionStorage.getItem(flag)).toBe('true');
  },
};

/** Others have reported all that was asked; what was typed here and not saved is not forgotten for that. */
export const IsAskedOfWhatWasTypedAndNotSaved: Story = {
  parameters: { answers: answers(pendingAnswer(null)) },
  beforeEach: () => {
    const { incubator, user } = sessionStore.get();
    const place = keptPlace(incubator?._id ?? '', user?._id ?? '', 's1');
    writeKept(place, new Map([['revenue', { typed: '2000', seen: '' }]]));
    sessionStorage.setItem(flag, 'true');
  },
  play: async ({ canvasElement }) => {
    const question = within(await dialogOf(canvasElement, 'You have metrics to update'));
    await expect(question.getByText('Figures that you typed on this device are not saved yet.')).toBeVisible();
  },
};

export const IsNotAskedTwiceInATab: Story = {
  parameters: { answers: answers(pendingAnswer('METRICS')) },
  beforeEach: () => sessionStorage.setItem(flag, 'true'),
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
  },
};

export const IsAskedAgainBeforeTheCategorization: Story = {
  parameters: { answers: answers(pendingAnswer('CATEGORIZATION', false)) },
  beforeEach: () => sessionStorage.setItem(flag, 'true'),
  play: async ({ canvasElement }) => {
    await dialogOf(canvasElement, 'You have metrics to update');
  },
};

export const IsNotAskedAgainWhereNobodyAsksForACategorization: Story = {
  parameters: { answers: answers(pendingAnswer('METRICS', false)) },
  beforeEach: () => sessionStorage.setItem(flag, 'true'),
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
  },
};

/** What is asked depends on what has been given. */
function oneAfterTheOther() {
  let isCategorized = false;
  return {
    MetricsChecker: {
      answer: () => pendingAnswer(isCategorized ? 'METRICS' : 'CATEGORIZATION', isCategorized).data,
    },
    GetStartupCategorization: questionsAnswer({ HasFreeUsers: true, IsGeneratingSales: false }),
    UpdateStartupCategorization: {
      answer: (variables: Readonly<Record<string, unknown>>) => {
        saved(variables);
        isCategorized = true;
        return {
          updateStartupCategorization: {
            id: 'form-CATEGORIZATION',
            startup: { _id: 's1', initialCategorizationComplete: true },
          },
        };
      },
    },
    MetricPeriods: metrics,
  };
}

export const MetricsFollowTheCategorization: Story = {
  parameters: { answers: oneAfterTheOther() },
  play: async (context) => {
    await fill(context);
    const { userEvent } = context;
    const form = await formOf(context.canvasElement);
    const delay = await form.findByRole('radiogroup', { name: 'Delay the beginning of your monthly data reporting?' });
    await expect(form.getByText('The reporting begins with February 2030.')).toBeInTheDocument();
    const save = form.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.click(within(delay).getByLabelText('No'));
    const question = (name: string) => within(form.getByRole('radiogroup', { name }));
    await expect(question('Does your product have free users?').getByLabelText('Yes')).toBeChecked();
    await expect(question('Is your company generating sales?').getByLabelText('No')).toBeChecked();
    await userEvent.click(question('Do you have a recurring revenue model?').getByLabelText('Yes'));
    await expect(save).toBeDisabled();
    await userEvent.click(question('Is your product or service live?').getByLabelText('No'));
    await userEvent.click(save);
    await form.findByText('Update the data for the month of February');
    await expect(saved).toHaveBeenCalledWith({
      categorizationId: 'form-CATEGORIZATION',
      skip: false,
      answers: [
        { key: 'HasFreeUsers', value: true },
        { key: 'IsGeneratingSales', value: false },
        { key: 'RecurringRevenueModel', value: true },
        { key: 'ServiceIsLive', value: false },
      ],
    });
  },
};

export const PuttingItOffSendsNoAnswers: Story = {
  parameters: { answers: oneAfterTheOther() },
  play: async (context) => {
    await fill(context);
    const form = await formOf(context.canvasElement);
    const delay = await form.findByRole('radiogroup', { name: 'Delay the beginning of your monthly data reporting?' });
    await context.userEvent.click(within(delay).getByLabelText('Yes'));
    await expect(form.getAllByRole('radiogroup')).toHaveLength(1);
    await context.userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ categorizationId: 'form-CATEGORIZATION', skip: true }));
    await waitFor(() =>
      expect(toastStore.get().map(({ message }) => message)).toContain('The beginning of your reporting is put off.'),
    );
  },
};

const failing = { error: 'The database rests' };
const saysWhy: Play = async (context) => {
  await fill(context);
  const form = await formOf(context.canvasElement);
  await expect(await form.findByRole('alert')).toHaveTextContent('The database rests');
};
export const CategorizationFails: Story = {
  parameters: {
    answers: answers(pendingAnswer('CATEGORIZATION', false), { GetStartupCategorization: failing }),
  },
  play: saysWhy,
};
export const MetricsFail: Story = {
  parameters: { answers: answers(pendingAnswer('METRICS'), { MetricPeriods: failing }) },
  play: saysWhy,
};
export const NothingIsAsked: Story = {
  parameters: { answers: answers(pendingAnswer(null)) },
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
  },
};

/** Looked at once it has come up and has its name. */
const cameUp: Play = async ({ canvasElement }) => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /\S/ });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
};
export const RightToLeft: Story = { parameters: Asks.parameters ?? {}, globals: { language: 'ar' }, play: cameUp };
export const Dark: Story = { parameters: Asks.parameters ?? {}, globals: { colourMode: 'dark' }, play: cameUp };
