import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { figureNow, figuresNowAnswer, periodsAnswer, storyItem, storyPeriod } from '../../storyMetrics.ts';
import { MetricsForm } from '../MetricsForm.tsx';
import { type KeptFigure, keptPlace, readKept, writeKept } from './keptFigures.ts';

const sent = fn();
const done = fn(async () => undefined);
const place = () => {
  const { incubator, user } = sessionStore.get();
  return keptPlace(incubator?._id ?? '', user?._id ?? '', 's1');
};
const begin = (kept: Readonly<Record<string, KeptFigure>>) => () => {
  sent.mockClear();
  done.mockClear();
  writeKept(place(), new Map(Object.entries(kept)));
};
const typed = { revenue: { typed: '2000', seen: '' }, customers: { typed: '20', seen: '' } };

const meta: Meta<typeof MetricsForm> = {
  title: 'features/MetricsForm/Kept on the device',
  component: MetricsForm,
  args: { startupId: 's1', date: '2030-03-15T17:00:00.000Z', onDone: done, onSkip: fn() },
  globals: { role: 'Cofounder' },
  beforeEach: begin(typed),
};
export default meta;

type Story = StoryObj<typeof MetricsForm>;

/** A co-founder has reported the revenue meanwhile: it is asked no more. */
const reported = figureNow('revenue', 2500, 'Nora Alba');
const answers = {
  MetricPeriods: periodsAnswer(storyPeriod([storyItem('customers'), storyItem('users')])),
  FiguresNow: figuresNowAnswer(reported, figureNow('customers', null), figureNow('users', null)),
  SetMetricDataValues: {
    answer: (variables: Readonly<Record<string, unknown>>) => {
      sent(variables);
      return { setMetricDataValues: [] };
    },
  },
};

export const ComesBackWithWhatOthersReported: Story = {
  parameters: { answers },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^You typed this before/u)).toBeVisible();
    await expect(canvas.getByLabelText('Customers')).toHaveValue('20');
    await expect(canvas.getByLabelText('Revenue')).toHaveValue('$2,000');
    await expect(canvas.getByText('Nora Alba has reported $2,500 meanwhile')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Revenue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const data = [
      { metricDataId: 'revenue', value: 2000, shown: 2500 },
      { metricDataId: 'customers', value: 20, shown: null },
    ];
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ data }));
    await waitFor(() => expect(readKept(place()).size).toBe(0));
    await expect(canvas.queryByText(/^You typed this before/u)).toBeNull();
  },
};

export const IsDiscarded: Story = {
  parameters: { answers },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard it' }));
    await expect(canvas.getByLabelText('Customers')).toHaveValue('');
    await expect(canvas.getByLabelText('Revenue')).toHaveValue('$2,500');
    await expect(canvas.queryByText(/meanwhile/u)).toBeNull();
    await waitFor(() => expect(readKept(place()).size).toBe(0));
  },
};

export const IsKeptWhileItIsTyped: Story = {
  parameters: { answers },
  beforeEach: begin({}),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Customers'), '20');
    await waitFor(() => expect(readKept(place()).get('customers')).toEqual({ typed: '20', seen: '' }));
    await expect(canvas.queryByText(/^You typed this before/u)).toBeNull();
  },
};

/** Nobody asks for it any more, and nobody has reported it: it was let off, or is not collected now. */
export const WhatIsAskedNoMoreGoes: Story = {
  parameters: {
    answers: { MetricPeriods: periodsAnswer(), FiguresNow: figuresNowAnswer(figureNow('customers', null)) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Metrics are up to date.')).toBeVisible();
    await waitFor(() => expect(readKept(place()).size).toBe(0));
  },
};

const isThere: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('alert');
};
export const OnAPhoneInArabic: Story = {
  parameters: { answers },
  globals: { language: 'ar', viewport: { value: 'phone' } },
  play: isThere,
};
export const OnAPhoneInTheDark: Story = {
  parameters: { answers },
  globals: { colourMode: 'dark', viewport: { value: 'phone' } },
  play: isThere,
};
