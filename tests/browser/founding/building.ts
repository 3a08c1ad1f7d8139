import { FormBuilderPage } from '../pages/FormBuilderPage.ts';
import { RecordForm } from '../pages/RecordForm.ts';
import { theForm } from './theForm.ts';
import { expect, type World } from './World.ts';

/** The form of every kind, built and published by the admin; answers with its address in the builder. */
export async function buildTheForm(world: World): Promise<string> {
  const { admin } = world;
  await makeProfileField(world);
  const builder = await newForm(world, 'Climate application');
  for (const [at, { kind, label, set }] of theForm.entries()) {
    await builder.add(kind);
    await builder.write(at + 1, label);
    await set?.(builder);
  }
  await builder.isSaved();
  await admin.reload();
  await expect(builder.element(theForm.length)).toHaveValue('Pitch deck');
  await builder.publish(1);
  return admin.url();
}

/** A form without questions, with its builder open. */
export async function newForm({ acme, admin }: World, title: string, kind?: string): Promise<FormBuilderPage> {
  await admin.goto(acme.address('/forms/management/new'));
  const form = new RecordForm(admin);
  await form.fill({ Title: title });
  if (kind !== undefined) await form.choose('Kind', kind);
  await form.save('Save form');
  await admin.waitForURL(/\/forms\/management\/[^/]+\/edit/);
  return new FormBuilderPage(admin);
}

/** The field of a person's profile that a question fills. */
async function makeProfileField({ acme, admin }: World): Promise<void> {
  await admin.goto(acme.address('/profiles/user/builder'));
  await admin.getByRole('button', { name: 'Add a field' }).click();
  const form = new RecordForm(admin);
  await form.fill({ Name: 'Mastodon' });
  await form.choose('Kind', 'Text');
  await form.save('Save field');
  await expect(admin.getByRole('listitem').filter({ hasText: 'Mastodon' })).toBeVisible();
}
