import { expect } from '@playwright/test';
import { RecordForm } from '../../pages/RecordForm.ts';
import { phone, type Walk } from '../Walk.ts';

/** The organisation gets its program and its people. */
export async function people(walk: Walk): Promise<void> {
  await walk.step('Ada', 'makes a program', async (page) => {
    await walk.house.make(
      '/startups/programs',
      'New Program',
      (form) => form.fill({ Name: 'Climate' }),
      'Save program',
    );
    await expect(page.getByRole('row', { name: /Climate/ })).toBeVisible();
  });
  await walk.invite('Sam', 'Staff');
  await walk.invite('Mia', 'Mentor', undefined, phone);
  await walk.invite('Max', 'Mentor');
  await walk.invite('Eva', 'Evaluator');
  await walk.invite('Cora', 'Coach');
}

/** One of them reads Arabic; all are asked for their profiles. */
export async function profiles(walk: Walk): Promise<void> {
  await walk.step('Max', 'reads everything in Arabic from now on', async (page) => {
    await walk.goto(page, '/account/settings');
    const form = new RecordForm(page);
    await form.choose('Language (Optional)', 'العربية');
    await form.save('Save profile');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
  for (const name of ['Sam', 'Mia', 'Eva', 'Cora'] as const) {
    await walk.step(name, 'is asked to complete the profile', async (page) => {
      await walk.goto(page, '/tasks');
      await expect(page.getByTestId('task').filter({ hasText: 'Complete your profile' })).toBeVisible();
    });
  }
  await walk.step('Max', 'is asked the same, in Arabic', async (page) => {
    await walk.goto(page, '/tasks');
    await expect(page.getByTestId('task').first()).toBeVisible();
    await expect(page.getByTestId('task').filter({ hasText: 'Complete your profile' })).toHaveCount(0);
  });
}
