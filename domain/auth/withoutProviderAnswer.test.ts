import { expect, it } from 'vitest';
import { withoutProviderAnswer } from './withoutProviderAnswer.ts';

it.each([
  ['/account/settings/integrations?code=secret&state=s', '/account/settings/integrations'],
  ['/account/settings/integrations?tab=a&state=s&code=secret#top', '/account/settings/integrations?tab=a#top'],
])('leaves the code out of %s', (path, kept) => {
  expect(withoutProviderAnswer(path)).toBe(kept);
});

it.each(['/', '/startups?state=open&q=a%20b', '/courses?code=C1#part'])('leaves %s as it is', (path) => {
  expect(withoutProviderAnswer(path)).toBe(path);
});
