import type { Page } from '@playwright/test';
import { FormBuilderPage } from '../pages/FormBuilderPage.ts';
import { newForm } from './building.ts';
import { expect, type World } from './World.ts';

/** A short form whose two authors see each other; what both write at once is asked about, and nothing is lost. */
export async function writeTogether(world: World, second: Page): Promise<string> {
  const { admin } = world;
  const builder = await newForm(world, 'Climate application');
  await builder.add('Text');
  await builder.write(1, 'Tagline');
  await builder.isSaved();
  const other = new FormBuilderPage(second);
  await second.goto(admin.url());
  await expect(other.element(1)).toHaveValue('Tagline');
  await expect(admin.getByText(/^Also here:/)).toBeVisible();
  await expect(second.getByText(/^Also here:/)).toBeVisible();

  await other.add('Link');
  await other.write(2, 'Website');
  await other.isSaved();
  await expect(builder.element(2)).toHaveValue('Website');

  await admin.context().setOffline(true);
  await builder.write(1, 'Tagline in a line');
  await other.write(1, 'Tagline in a word');
  await other.isSaved();
  await admin.context().setOffline(false);
  await expect(admin.getByText('Somebody else has changed this while you did.')).toBeVisible();
  await expect(builder.element(1)).toHaveValue('Tagline in a line');
  await admin.getByRole('button', { name: 'Keep mine' }).click();
  await builder.isSaved();
  await expect(other.element(1)).toHaveValue('Tagline in a line');
  await other.write(1, 'Tagline');
  await other.isSaved();
  await expect(builder.element(1)).toHaveValue('Tagline');

  await builder.choose(2);
  await builder.add('Date');
  await builder.write(3, 'Founded on');
  await builder.isSaved();
  await builder.publish(1);
  return admin.url();
}
