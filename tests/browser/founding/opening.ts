import { Organisation } from '../pages/Organisation.ts';
import { RecordForm } from '../pages/RecordForm.ts';
import { newForm } from './building.ts';
import { expect, type World } from './World.ts';

/** What evaluators judge by; the team counts three times as much as the market. */
export async function buildTheCriteria(world: World): Promise<void> {
  const builder = await newForm(world, 'Criteria', 'Evaluation');
  await builder.add('Scale');
  await builder.write(1, 'Team');
  await builder.limit('At least', 1);
  await builder.limit('At most', 5);
  await builder.limit('Weight', 3);
  await builder.require();
  await builder.add('Radio buttons');
  await builder.write(2, 'Market');
  await builder.options('Small', 'Huge');
  await builder.countAs(0, 10);
  await builder.require();
  await builder.isSaved();
  await builder.publish(1);
}

/** A program, its funnel with both rounds, opened; answers with the funnel's address and the link for applicants. */
export async function openTheFunnel(world: World): Promise<{ funnel: string; link: string }> {
  const { acme, admin, browser } = world;
  const house = new Organisation(acme, admin, browser);
  await house.make('/startups/programs', 'New Program', (form) => form.fill({ Name: 'Climate' }), 'Save program');
  await house.make('/applications/funnels/management', 'New Funnel', aboutTheFunnel, 'Save funnel');
  await admin.getByRole('link', { name: 'Spring' }).click();
  await expect(admin.getByRole('heading', { name: 'Spring' })).toBeVisible();
  const funnel = admin.url();
  await makeRound(world, async (form) => {
    await form.fill({ Name: 'Written', 'Applicants hear by (Optional)': '2099-05-04' });
    await form.choose('Form for applicants (Optional)', 'Climate application');
  });
  await makeRound(world, async (form) => {
    await form.fill({ Name: 'Jury' });
    await form.choose('Kind', 'Evaluation');
    await form.choose('Form for evaluators (Optional)', 'Criteria');
  });
  await mapAnswers(world);
  await admin.getByRole('link', { name: 'Opening', exact: true }).click();
  await admin.getByRole('button', { name: 'Open the funnel' }).click();
  await expect(admin.getByText('The funnel is open', { exact: true })).toBeVisible();
  return { funnel, link: await admin.getByLabel('Link for applicants').inputValue() };
}

async function aboutTheFunnel(form: RecordForm): Promise<void> {
  await form.fill({ Name: 'Spring', 'Closes (Optional)': '2099-04-01' });
  await form.choose('Program', 'Climate');
}

async function makeRound({ admin }: World, fill: (form: RecordForm) => Promise<void>): Promise<void> {
  await admin.getByRole('link', { name: 'Rounds', exact: true }).click();
  await admin.getByRole('button', { name: 'New Round' }).click();
  const form = new RecordForm(admin);
  await fill(form);
  await form.save('Save round');
  await admin.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Which answers fill the file of the startup: some are chosen, some have the name of their field anyway. */
async function mapAnswers({ admin }: World): Promise<void> {
  await admin.getByRole('link', { name: 'Startup', exact: true }).click();
  await admin.getByLabel('Founded year').selectOption('Founded on');
  await expect(admin.getByTestId('toast').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(admin.getByLabel('Website')).toHaveValue(/./);
}
