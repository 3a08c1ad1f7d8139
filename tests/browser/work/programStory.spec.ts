/** A program is told to visitors in their language, as far as its people have written it (issue 15 §6). */
import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { scoringFunnel } from '../support/scoringFunnel.ts';
import { address, tokenOf } from '../support/visit.ts';

test('a visitor from France reads the program in French', async ({ browser }) => {
  const { funnel } = await scoringFunnel('rival', 0);
  const admin = await tokenOf('rival', 'admin');
  const { funnel: found } = (await ask(
    'rival',
    admin,
    'query ($id: ID!) { funnel(id: $id) { program { _id slug } } }',
    {
      id: funnel,
    },
  )) as unknown as { funnel: { program: { _id: string; slug: string } } };
  const inFrench = (value: string) => [{ language: 'fr', value }];
  await ask(
    'rival',
    admin,
    'mutation ($id: ID!, $input: ProgramUpdateInput!) { updateProgram(id: $id, input: $input) { _id } }',
    {
      id: found.program._id,
      input: { description: 'For those who mend the weather.', descriptions: inFrench('Pour qui répare le climat.') },
    },
  );
  await ask(
    'rival',
    admin,
    'mutation ($id: ID!, $input: FunnelUpdateInput!) { updateFunnel(id: $id, input: $input) { _id } }',
    {
      id: funnel,
      input: { names: inFrench('Candidatures de printemps') },
    },
  );
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await page.goto(address('rival', `/apply/program/${found.program.slug}`));
  await expect(page.getByText('Pour qui répare le climat.')).toBeVisible();
  await expect(page.getByText('Candidatures de printemps').first()).toBeVisible();
  await page.context().close();
});
