import { type ReactNode, useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';

interface GoesProps {
  readonly ids: readonly string[];
  readonly children: (id: string) => ReactNode;
}

/** Draws the same part of a page for one record after the other, as J and K do. */
export function GoesFromRecordToRecord({ ids, children }: GoesProps) {
  const [id, setId] = useState(ids[0] ?? '');
  return (
    <>
      {ids.map((one) => (
        <button key={one} type="button" onClick={() => setId(one)}>
          Go to {one}
        </button>
      ))}
      {children(id)}
    </>
  );
}

interface Hands {
  readonly click: (element: Element) => Promise<void>;
  readonly keyboard: (text: string) => Promise<void>;
}

/** Opens a field that is one line by its name, and types into its editor once that is there. */
export async function beginWriting(canvas: ReturnType<typeof within>, hands: Hands, name: string, text: string) {
  await hands.click(await canvas.findByRole('button', { name }));
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('contenteditable', 'true'), {
    timeout: 10_000,
  });
  await hands.click(canvas.getByRole('textbox'));
  await hands.keyboard(text);
  await expect(await canvas.findByText('Draft kept')).toBeVisible();
}
