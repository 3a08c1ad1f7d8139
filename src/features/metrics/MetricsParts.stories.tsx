import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { maskOf } from '#domain/metrics/metricMasks.ts';
import { publicForm } from '../../../stories/support/buildForm.ts';
import { CategorizationForm } from './form/CategorizationForm.tsx';
import { CategorizationOwnForm } from './form/CategorizationOwnForm.tsx';
import { CategorizationQuestions } from './form/CategorizationQuestions.tsx';
import { FormFooter, SkipOnly } from './form/FormFooter.tsx';
import { MaskedInput } from './form/MaskedInput.tsx';
import { MetricField } from './form/MetricField.tsx';
import { MetricsFields } from './form/MetricsFields.tsx';
import { NoFigures } from './form/NoFigures.tsx';
import { YesOrNo } from './form/YesOrNo.tsx';
import { MetricsModal } from './prompt/MetricsModal.tsx';
import { pendingAnswer, periodsAnswer, questionsAnswer, storyItem, storyPeriod } from './storyMetrics.ts';

const meta: Meta = { title: 'features/MetricsParts', globals: { role: 'Cofounder' } };
export default meta;

type Story = StoryObj;

const date = '2030-03-15T17:00:00.000Z';
/** Nothing was typed before, and nobody else reports. */
const unkept = { kept: new Map(), now: new Map(), onLookAgain: async () => undefined };
const actions = { onDone: fn(async () => undefined), onSkip: fn() };
const asked = questionsAnswer({ HasFreeUsers: true, ServiceIsLive: false }).data.startupCategorization.questions;
const loaded = { parameters: { answers: { GetStartupCategorization: questionsAnswer() } } };

const categorization = () => <CategorizationForm categorizationId="form-CATEGORIZATION" date={date} {...actions} />;
export const Categorization: Story = {
  ...loaded,
  render: categorization,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.queryAllByRole('radio', { checked: true })).toEqual([]);
  },
};
export const CategorizationInArabic: Story = { ...loaded, globals: { language: 'ar' }, render: categorization };
export const CategorizationLoading: Story = {
  parameters: { answers: { GetStartupCategorization: 'never' } },
  render: categorization,
};

const outdated = fn();
export const RefusedAnswersStay: Story = {
  parameters: { answers: { UpdateStartupCategorization: { error: 'The database rests' } } },
  render: () => <CategorizationQuestions categorizationId="c1" asked={asked} onOutdated={outdated} {...actions} />,
  play: async ({ canvasElement, userEvent }) => {
    outdated.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('No'));
    for (const name of ['Is your company generating sales?', 'Do you have a recurring revenue model?']) {
      await userEvent.click(within(canvas.getByRole('radiogroup', { name })).getByLabelText('Yes'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database rests');
    const kept = canvas.getByRole('radiogroup', { name: 'Is your company generating sales?' });
    await expect(within(kept).getByLabelText('Yes')).toBeChecked();
    // The organisation may have chosen a form since the page was opened.
    await expect(outdated).toHaveBeenCalled();
  },
};

/** What the organisation asks besides comes once the questions are answered, and is saved with them. */
const ownForm = {
  ...publicForm,
  title: 'About your customers',
  version: 3,
  elements: publicForm.elements
    .filter(({ questionType }) => questionType === 'text')
    .slice(0, 1)
    .map((one) => ({ ...one, _id: 'pays', label: 'Who pays?', labels: [] })),
};
const saved = fn();
export const CategorizationWithForm: Story = {
  parameters: {
    answers: {
      UpdateStartupCategorization: {
        answer: (variables: unknown) => {
          saved(variables);
          return { updateStartupCategorization: { id: 'c1', startup: null } };
        },
      },
    },
  },
  beforeEach: () => localStorage.clear(),
  render: () => <CategorizationQuestions categorizationId="c1" asked={asked} form={ownForm} {...actions} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('No'));
    await expect(canvas.queryByRole('heading', { name: 'About your customers' })).toBeNull();
    for (const name of ['Is your company generating sales?', 'Do you have a recurring revenue model?']) {
      await userEvent.click(within(canvas.getByRole('radiogroup', { name })).getByLabelText('Yes'));
    }
    await expect(await canvas.findByRole('heading', { name: 'About your customers' })).toBeVisible();
    const last = canvas.getByRole('radiogroup', { name: 'Do you have a recurring revenue model?' });
    await expect(within(last).getByLabelText('Yes')).toHaveFocus();
    await expect(within(canvasElement).getByRole('button', { name: 'Skip' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Who pays\?/), 'Cities');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const form = [expect.objectContaining({ questionId: 'pays', textValue: 'Cities' })];
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(expect.objectContaining({ form, formVersion: 3, skip: false })),
    );
  },
};

/** What was typed stays where it is refused. */
export const OwnFormRefused: Story = {
  globals: { language: 'ar', viewport: { value: 'mobile1' } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <CategorizationOwnForm
      place="categorization/c2"
      form={ownForm}
      isSaving={false}
      failure={null}
      onSkip={fn()}
      onSave={async () => Promise.reject(new Error('no'))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Who pays\?/), 'Cities');
    await userEvent.click(canvas.getByRole('button', { name: 'حفظ' }));
    await expect(canvas.getByLabelText(/^Who pays\?/)).toHaveValue('Cities');
  },
};

export const Choice: Story = { render: () => <YesOrNo label="Is it live?" value={null} onChange={fn()} /> };
export const ChoiceMade: Story = { render: () => <YesOrNo label="Is it live?" value={false} onChange={fn()} /> };
export const Footer: Story = { render: () => <FormFooter isSaving={false} isDisabled onSkip={fn()} /> };
export const FooterSaving: Story = { render: () => <FormFooter isSaving onSkip={fn()} /> };
export const WayOut: Story = { render: () => <SkipOnly onSkip={fn()} /> };

function Money({ initial }: { readonly initial: string }) {
  const [digits, setDigits] = useState(initial);
  const mask = maskOf('MONETARY', { language: 'fr', currency: 'EUR' });
  return <MaskedInput label="Revenue" mask={mask} value={digits} onChange={setDigits} />;
}
export const BackspaceTakesADigitAndNotTheSymbol: Story = {
  render: () => <Money initial="120" />,
  play: async ({ canvasElement, userEvent }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Revenue');
    await userEvent.click(field);
    await userEvent.keyboard('{End}{Backspace}');
    await expect(field.value).toMatch(/^12\s€$/u);
    await userEvent.keyboard('x5');
    await expect(field.value).toMatch(/^125\s€$/u);
  },
};

export const Field: Story = {
  render: () => (
    <MetricField
      item={storyItem('trees')}
      last={null}
      typed="1200"
      problem={undefined}
      onType={fn()}
      conflict={undefined}
      onChoose={fn()}
      onTouch={fn()}
    />
  ),
};
export const FieldWithProblem: Story = {
  render: () => (
    <MetricField
      item={storyItem('revenue')}
      last={null}
      typed="1.2.3"
      problem="Invalid amount"
      onType={fn()}
      conflict={undefined}
      onChoose={fn()}
      onTouch={fn()}
    />
  ),
};
/** What was reported last is a hint, not a value. */
export const FieldWithHint: Story = {
  render: () => (
    <MetricField
      item={storyItem('revenue')}
      last={1200}
      typed=""
      problem={undefined}
      onType={fn()}
      conflict={undefined}
      onChoose={fn()}
      onTouch={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Revenue');
    await expect(field).toHaveAttribute('placeholder', 'Last time $1,200');
    await expect(field).toHaveValue('');
  },
};
export const FieldsFilled: Story = {
  render: () => (
    <MetricsFields
      startupId="s1"
      periods={[storyPeriod([storyItem('churn', { value: -3.5 }), storyItem('users', { value: 12 })])]}
      {...unkept}
      {...actions}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Churn')).toHaveValue('-3.5 %');
  },
};

/** Of two periods each says until when it is asked for, and what staff wrote with it. */
export const TwoRequests: Story = {
  render: () => (
    <MetricsFields
      startupId="s1"
      periods={[
        storyPeriod([storyItem('users')], { from: '2030-01-01', to: '2030-01-31' }),
        storyPeriod([storyItem('revenue')]),
      ]}
      asked={[
        { id: 'q1', date: '2030-02-05T17:00:00.000Z', from: '2030-01-01', to: '2030-01-31', message: null },
        { id: 'q2', date: '2030-03-05T17:00:00.000Z', from: '2030-02-01', to: '2030-02-28', message: 'For the board' },
      ]}
      {...unkept}
      {...actions}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For the board')).toBeVisible();
    await expect(canvas.getByText(/Mar 5, 2030/)).toBeVisible();
    await expect(canvas.getByText(/Feb 5, 2030/)).toBeVisible();
  },
};

/** Two may ask for one period, each for figures of its own and until a day of its own. */
export const TwoRequestsOfOnePeriod: Story = {
  render: () => (
    <MetricsFields
      startupId="s1"
      periods={[storyPeriod([storyItem('users'), storyItem('revenue')])]}
      asked={[
        { id: 'q1', date: '2030-03-04T17:00:00.000Z', from: '2030-02-01', to: '2030-02-28', message: 'For the board' },
        { id: 'q2', date: '2030-03-08T17:00:00.000Z', from: '2030-02-01', to: '2030-02-28', message: 'As each month' },
      ]}
      {...unkept}
      {...actions}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For the board')).toBeVisible();
    await expect(canvas.getByText('As each month')).toBeVisible();
    await expect(canvas.getByText(/Mar 8, 2030/)).toBeVisible();
  },
};

const said = fn();
export const NoFiguresOfAPeriod: Story = {
  render: () => <MetricsFields startupId="s1" periods={[storyPeriod([storyItem('users')])]} {...unkept} {...actions} />,
  parameters: {
    answers: {
      SayNoFigures: {
        answer: ({ input }: Readonly<Record<string, unknown>>) => {
          said(input);
          return { createSkippedPeriod: { id: 'skip' } };
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    said.mockClear();
    actions.onDone.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'No figures for this period' }));
    await userEvent.click(canvas.getByRole('button', { name: 'We have no figures' }));
    await expect(await canvas.findByText('Write why there are none')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Why are there none?' }), 'We pivot this month');
    await userEvent.click(canvas.getByRole('button', { name: 'We have no figures' }));
    await waitFor(() => expect(actions.onDone).toHaveBeenCalled());
    // A skipped period has days, where the periods of the form have instants.
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    await expect(said).toHaveBeenCalledWith({ startup: 's1', from: day, to: day, reason: 'We pivot this month' });
  },
};
export const NoFiguresClosed: Story = {
  render: () => <NoFigures startupId="s1" period={{ from: '2030-01-01', to: '2030-01-31' }} onDone={actions.onDone} />,
};
export const NoFiguresOnAPhone: Story = { ...NoFiguresOfAPeriod, globals: { viewport: { value: 'mobile1' } } };
export const NoFiguresInArabic: Story = {
  ...NoFiguresOfAPeriod,
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'لا توجد أرقام لهذه الفترة' })),
};

const modal = (pending: ReturnType<typeof pendingAnswer>): Story => ({
  parameters: {
    answers: {
      MetricsChecker: pending,
      MetricPeriods: periodsAnswer(storyPeriod([storyItem('revenue'), storyItem('team'), storyItem('round')])),
      GetStartupCategorization: questionsAnswer(),
    },
  },
  render: () => <MetricsModal startupId="s1" onClose={fn()} />,
});
export const ModalWithMetrics: Story = modal(pendingAnswer('METRICS'));
export const ModalWithCategorization: Story = modal(pendingAnswer('CATEGORIZATION', false));
export const ModalOnAPhone: Story = { ...modal(pendingAnswer('METRICS')), globals: { viewport: { value: 'mobile1' } } };
export const ModalDark: Story = { ...modal(pendingAnswer('METRICS')), globals: { colourMode: 'dark' } };
export const ModalFails: Story = {
  parameters: { answers: { MetricsChecker: { error: 'The database rests' } } },
  render: () => <MetricsModal startupId="s1" onClose={fn()} />,
};
