import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { FormMeta } from '#domain/model/forms.ts';
import { RecordForm } from '../RecordForm.tsx';

const said = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
});
const written = [
  { language: 'ar', value: 'أهلاً بك', document: said('أهلاً بك') },
  { language: 'de', value: 'Guten Tag {firstName}' },
];
const saved = fn();

const fields = ['subject', 'subjects', 'bodies'] as const;

/** The form of a letter: its subject, the subject in other languages, and what is tried here. */
function formOf(widget: string): FormMeta {
  const named = (name: string, of: string) => ({ name, labelKey: name, required: false, widget: of });
  return {
    id: 'story',
    titleKey: 'Story',
    submitKey: 'Save',
    fields: [
      named('subject', 'text'),
      named('subjects', 'translatedText'),
      { ...named('bodies', widget), options: { max: 10_000, subject: 'subject', subjects: 'subjects' } },
    ],
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        fields.map((name) => [
          name,
          name === 'subject' ? { type: 'string' } : { type: 'array', items: { type: 'object' } },
        ]),
      ),
    },
  };
}

interface LettersProps {
  readonly widget?: 'translatedMailText' | 'translatedRichText';
  readonly bodies?: readonly object[];
}

function Letters({ widget = 'translatedMailText', bodies = written }: LettersProps) {
  return (
    <RecordForm
      form={formOf(widget)}
      validate={() => true}
      initial={{ subject: 'Welcome', subjects: [{ language: 'de', value: 'Willkommen' }], bodies }}
      isSaving={false}
      failure={null}
      onSubmit={saved}
    />
  );
}

const meta: Meta<typeof Letters> = {
  title: 'forms/LettersInLanguages',
  component: Letters,
  parameters: {
    answers: {
      MailPreview: {
        answer: ({ text, language }: { text: { subject: string }; language: string }) => ({
          mailPreview: {
            subject: text.subject,
            html: `<p>${language}</p>`,
            unknown: language === 'de' ? ['town'] : [],
          },
        }),
      },
    },
  },
};
export default meta;

type Story = StoryObj<typeof Letters>;

const ofBodies = { name: /^bodies/ } as const;
const editors = (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByRole('textbox', ofBodies, { timeout: 10_000 });

export const SideBySide: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await editors(canvasElement)).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: /^bodies.*العربية/ })).toHaveTextContent('أهلاً بك');
    await userEvent.click(canvas.getByRole('button', { name: /^bodies.*Français/ }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', ofBodies)).toHaveLength(3));
  },
};
export const Previewed: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await editors(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Preview: Deutsch' }));
    await expect(await canvas.findByText('Willkommen')).toBeVisible();
    await expect(canvas.getByText(/Nothing will be filled in for: \{town\}/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the preview' }));
    await waitFor(() => expect(canvas.queryByText('Willkommen')).toBeNull());
  },
};
/** Whoever empties a text to write it anew goes on where they are. */
export const Emptied: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await editors(canvasElement);
    const german = () => within(canvasElement).getByRole('textbox', { name: /^bodies.*Deutsch/ });
    await userEvent.click(german());
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await waitFor(() => expect(german()).toHaveTextContent(''));
    await userEvent.keyboard('Willkommen');
    await waitFor(() => expect(german()).toHaveTextContent('Willkommen'));
  },
};
/** The text is in its language; what is said about it is in the reader's. */
export const SaidInTheReadersLanguage: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await editors(canvasElement);
    await expect(
      canvas.getByRole('textbox', { name: /^bodies.*العربية/ }).closest('[lang="ar"][dir="rtl"]'),
    ).not.toBeNull();
    const preview = canvas.getByRole('button', { name: 'Preview: Deutsch' });
    await userEvent.click(preview);
    const warning = await canvas.findByText(/Nothing will be filled in for: \{town\}/);
    for (const said of [preview, warning, canvas.getByRole('button', { name: 'Preview: العربية' })]) {
      await expect(said.closest('[lang]')).toBe(canvasElement.ownerDocument.documentElement);
    }
  },
};
export const NothingYet: Story = {
  args: { bodies: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('button', ofBodies)).toHaveLength(5);
  },
};
export const OfAPage: Story = {
  args: { widget: 'translatedRichText' },
  play: async ({ canvasElement }) => {
    await editors(canvasElement);
    await expect(within(canvasElement).queryByRole('button', { name: /^Preview/ })).toBeNull();
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
