import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import classes from './book.module.css';

/** Everything that the product says when something was done, refused or has happened, in the language of the toolbar. */
const meta: Meta = { title: 'voice/Messages' };
export default meta;

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../locales/*/{refusals,notices,errors}.json', {
  import: 'default',
});

interface Message {
  readonly key: string;
  readonly text: string;
}

function messagesIn(group: string, part: unknown, above = ''): readonly Message[] {
  if (typeof part === 'string') return [{ key: `${group}:${above}`, text: part }];
  const parts = Object.entries(part ?? {});
  return parts.flatMap(([name, value]) => messagesIn(group, value, above ? `${above}.${name}` : name));
}

async function messagesOf(language: string): Promise<readonly Message[]> {
  const loading = ['errors', 'refusals', 'notices'].map(async (group) =>
    messagesIn(group, await files[`../../locales/${language}/${group}.json`]?.()),
  );
  return (await Promise.all(loading)).flat();
}

function Catalogue({ messages }: { readonly messages: readonly Message[] }) {
  const [wanted, setWanted] = useState('');
  const shown = messages.filter(({ key, text }) => `${key} ${text}`.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <>
      <TextInput
        label="Find a message"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        mb="md"
        maw={400}
      />
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Key</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, text }) => (
            <tr key={key}>
              <td>{text}</td>
              <td>
                <code>{key}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const All: StoryObj = {
  loaders: [async ({ globals }) => ({ messages: await messagesOf(String(globals['language'])) })],
  render: (_, { loaded }) => <Catalogue messages={loaded['messages'] as readonly Message[]} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(100);
    await userEvent.type(canvas.getByLabelText('Find a message'), 'wrongCredentials');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};
