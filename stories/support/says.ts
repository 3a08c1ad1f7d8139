import { expect, within } from 'storybook/test';

interface Played {
  readonly canvasElement: HTMLElement;
}

/** A play that waits until all of these texts are seen, in the story or in what opened over it. */
export const says =
  (...texts: readonly (string | RegExp)[]) =>
  async ({ canvasElement }: Played): Promise<void> => {
    const body = within(canvasElement.ownerDocument.body);
    for (const text of texts) {
      const [found] = await body.findAllByText(text, {}, { timeout: 5000 });
      await expect(found).toBeInTheDocument();
    }
  };
