import { expect, it } from 'vitest';
import { embedSnippet } from './embedSnippet.ts';

it('shows the page in a frame that has a name, and listens to its origin alone', () => {
  const snippet = embedSnippet('https://acme.example/embed/program/climate-2026', 'Climate & "Co"');
  expect(snippet).toContain(
    '<iframe src="https://acme.example/embed/program/climate-2026" title="Climate &amp; &quot;Co&quot;"',
  );
  expect(snippet).toContain("event.origin !== 'https://acme.example'");
});
