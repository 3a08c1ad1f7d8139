import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RichText } from '#src/ui/writing/RichText.tsx';
import { WritingField, type WritingFieldProps } from './WritingField.tsx';

const article = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Before you begin' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Ask ' },
        { type: 'mention', attrs: { id: 'u1', label: 'Ada Lovelace' } },
        { type: 'text', text: ' or read ' },
        {
          type: 'text',
          text: 'the guide',
          marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://example.com' } }],
        },
        { type: 'text', text: '.' },
      ],
    },
    {
      type: 'bulletList',
      content: ['Bring a plan', 'Bring a friend'].map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ship on Fridays.' }] }] },
    { type: 'horizontalRule' },
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'And then' }] },
  ],
};

const changed = fn();

function Field({ value: start, ...field }: Partial<WritingFieldProps>) {
  const [value, setValue] = useState<unknown>(start);
  return (
    <WritingField
      label="Body"
      {...field}
      value={value}
      onChange={(next) => {
        changed(next);
        setValue(next);
      }}
    />
  );
}

const people = [
  { _id: 'u1', fullName: 'Ada Lovelace', avatar: null, role: { _id: 'r1', label: 'Mentor' } },
  { _id: 'u2', fullName: 'Adam Brook', avatar: null, role: { _id: 'r2', label: 'Staff' } },
];

const meta: Meta<typeof Field> = {
  title: 'forms/Formatted writing',
  component: Field,
  parameters: { answers: { MentionablePeople: { data: { users: { results: people } } } } },
};
export default meta;

type Story = StoryObj<typeof Field>;

const editor = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox', { name: 'Body' });

export const Empty: Story = {};
export const Filled: Story = { args: { value: article } };
export const Dark: Story = { ...Filled, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = {
  args: { label: 'Body', value: 'مرحبًا بكم في **البرنامج**.\n\n- أولًا\n- ثانيًا' },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...Filled, decorators: [(story) => <div style={{ width: 280 }}>{story()}</div>] };
export const Wrong: Story = { args: { error: 'Body is a required field', description: 'Everybody reads it.' } };
export const Disabled: Story = { args: { ...Filled.args, isDisabled: true } };
export const NearlyFull: Story = {
  args: { value: 'x'.repeat(95), most: 100 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('95 of 100 characters')).toBeVisible();
  },
};
/** Words in braces become parts of their own, also those of a text that was written before. */
export const Mail: Story = {
  args: { kind: 'mail', value: 'Hello {firstName}, {oops}' },
  play: async ({ canvasElement, userEvent }) => {
    const text = await editor(canvasElement);
    await expect(text.querySelectorAll('[data-variable]')).toHaveLength(1);
    await userEvent.click(text);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Insert a word that is filled in' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Month' }));
    await waitFor(() => expect(text).toHaveTextContent('{month}'));
  },
};
/** By keys alone: people, a heading, and what is sent. */
export const ByKeys: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const text = await editor(canvasElement);
    await userEvent.click(text);
    await userEvent.keyboard('Ask @Ad');
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('option', { name: /Ada Lovelace/, selected: true })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(text).toHaveTextContent('Ask @Adam Brook'));
    const heading = within(canvasElement).getByRole('button', { name: 'Heading' });
    heading.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('button', { name: 'Subheading' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith({
        type: 'doc',
        content: [
          {
            type: 'heading',
            attrs: { level: 3 },
            content: [
              { type: 'text', text: 'Ask ' },
              { type: 'mention', attrs: { id: 'u2', label: 'Adam Brook' } },
              { type: 'text', text: ' ' },
            ],
          },
        ],
      }),
    );
  },
};
const fromWord = `<html><head><style>p { color: red }</style></head><body><h1 style="color:red">Plan</h1>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>One</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>Two</p>
<p onclick="alert(1)">See <b>this</b> <a href="javascript:alert(1)">page</a><o:p></o:p></p><img src="https://spy.test/a.png"></body></html>`;
/** What comes from Word is cut down to the parts there are. */
export const Pasted: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const text = await editor(canvasElement);
    await userEvent.click(text);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', fromWord);
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(within(text).getByRole('heading', { level: 2 })).toHaveTextContent('Plan'));
    await expect(
      within(text)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['One', 'Two']);
    await expect(within(text).getByText('this').tagName).toBe('STRONG');
    await expect(text.querySelector('a, img:not(.ProseMirror-separator), [style*=red]')).toBeNull();
  },
};

const reading = (value: unknown): Story => ({ render: () => <RichText value={value} /> });
export const Read: Story = reading(article);
export const ReadDark: Story = { ...Read, globals: { colourMode: 'dark' } };
export const ReadOfBefore: Story = reading('# Dates\n\nBring **everything**.\n\n1. One\n2. Two');
/** What is not of the allow-list is not drawn. */
export const ReadForged: Story = {
  ...reading({ type: 'doc', content: [{ type: 'script', content: [] }] }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script[src], iframe')).toBeNull();
  },
};
