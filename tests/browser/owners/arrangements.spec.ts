import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';

/** Nobody else's tests look at the menus of this organisation, which speaks French. */
const TENANT = 'rival';
const everybodySees = (page: Page) => page.getByText(/^Tout le monde voit maintenant votre disposition/).first();

async function arrange(admin: Page, path: string, change: (page: Page) => Promise<void>): Promise<void> {
  await openAs(admin, TENANT, 'admin', path);
  await change(admin);
  await admin.getByRole('button', { name: 'Utiliser cette disposition' }).click();
  await expect(everybodySees(admin)).toBeVisible();
}

async function putBack(admin: Page, path: string): Promise<void> {
  await openAs(admin, TENANT, 'admin', path);
  await admin.getByRole('button', { name: 'Comme dans le produit' }).click();
  await expect(admin.getByText(/^De nouveau comme dans le produit/).first()).toBeVisible();
}

test('a menu, a form and a table are arranged, and somebody of another role has them so', async ({ page, browser }) => {
  const staff = await (await browser.newContext()).newPage();
  await openAs(staff, TENANT, 'staff', '/account/settings');
  const resources = staff.getByRole('navigation').first().getByText('Ressources', { exact: true });
  await expect(resources).toBeVisible();
  await expect(staff.getByText('Comme on vous présente')).toHaveCount(0);

  // The page that is open learns of both without being loaded anew.
  const menus = '/admin/configuration/menus?menu=sidebar';
  await arrange(page, menus, (admin) =>
    admin.getByRole('switch', { name: 'Afficher Ressources' }).click({ force: true }),
  );
  await expect(resources).toBeHidden();
  const forms = '/admin/configuration/forms?form=accountSettings';
  await arrange(page, forms, async (admin) => {
    await admin.getByRole('button', { name: 'Aide et valeur de départ : Titre du profil' }).click();
    await admin.getByRole('textbox', { name: 'Texte d’aide (facultatif) (Français)' }).fill('Comme on vous présente');
  });
  await expect(staff.getByText('Comme on vous présente')).toBeVisible();

  const tables = '/admin/configuration/tables?table=startups.management';
  await arrange(page, tables, (admin) => admin.getByRole('switch', { name: 'Afficher Statut' }).click({ force: true }));
  await openAs(staff, TENANT, 'staff', '/startups/management');
  await expect(staff.getByRole('columnheader', { name: /^Programme/ })).toBeVisible();
  await expect(staff.getByRole('columnheader', { name: /^Statut/ })).toHaveCount(0);

  for (const path of [menus, forms, tables]) await putBack(page, path);
  await staff.context().close();
});
