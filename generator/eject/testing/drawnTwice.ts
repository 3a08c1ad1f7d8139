/**
 * A file of stories, one for each kind of screen, that draws a page twice beside each other: as the renderer of its kind
 * does, and as the component that was ejected. Both have to show the same.
 */
export function drawnTwice(pages: readonly DrawnPage[]): string {
  const imports = pages.flatMap(({ id, component, renderer }, index) => [
    `import * as module${index} from '#src/generated/screens/${id}.gen.ts';`,
    `import { ${component} } from '#src/features/${id.replaceAll('.', '/')}/${component}.tsx';`,
    `import { ${renderer.slice(renderer.lastIndexOf('/') + 1)} } from '#src/screens/${renderer}.tsx';`,
  ]);
  const stories = pages.map(
    ({ component, renderer, path, answers, shows }, index) => `
export const ${component}Story: Story = {
  render: () => (
    <>
      <section id="generic"><${renderer.slice(renderer.lastIndexOf('/') + 1)} module={module${index}} /></section>
      <section id="ejected"><${component} /></section>
    </>
  ),
  parameters: { path: '${path}', answers: ${JSON.stringify(answers)}, a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const drawn = (id: string) => canvasElement.querySelector('#' + id)?.innerHTML ?? '';
    await waitFor(() => expect(drawn('generic')).toContain('${shows}'), patience);
    await waitFor(() => expect(comparable(drawn('ejected'))).toBe(comparable(drawn('generic'))), patience);
  },
};`,
  );
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
${[...new Set(imports)].join('\n')}

const meta: Meta = { title: 'ejected' };
export default meta;
type Story = StoryObj;

/** What a page is made of is compiled when it is first asked for, beside other tests. */
const patience = { timeout: 12_000 };

/** Ids are made anew for each element, and a clock goes on. */
const comparable = (html: string): string =>
  html.replace(/(mantine-|_r_|root|form)[\\w-]*/g, 'id').replace(/ datetime="[^"]*"/g, '');
${stories.join('\n')}
`;
}

export interface DrawnPage {
  readonly id: string;
  readonly component: string;
  /** File of its kind's renderer under src/screens, which is called as its component is. */
  readonly renderer: string;
  readonly path: string;
  readonly answers: Readonly<Record<string, object>>;
  /** Words that are there once everything is. */
  readonly shows: string;
}
