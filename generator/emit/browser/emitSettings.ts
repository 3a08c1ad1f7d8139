import type { MenuEntryMeta } from '#domain/model/menus.ts';
import type { ScreenMeta } from '#domain/model/screens.ts';
import type { SettingMeta, SettingsPageMeta } from '#domain/model/settings.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal } from '../EmittedFiles.ts';

/** Name of the sidebar's entry whose pages are settings. */
const SETTINGS = 'settings';

/**
 * All that can be set, page by page: forms about the organisation and the reader, and what else the sidebar has among the
 * settings. Nobody writes it down: a field of a form is found as soon as the form has it.
 */
export function emitSettings(model: Model): EmittedFiles {
  const text =
    `${generatedNotice('spec/menus, spec/screens and spec/forms')}import type { SettingsPageMeta } from '#domain/model/settings.ts';\n\n` +
    `/** Pages on which things are set, and what is set on each. */\nexport const settingsPages: readonly SettingsPageMeta[] = ${literal(pagesOf(model))};\n`;
  return new Map([['src/generated/settings.gen.ts', text]]);
}

function pagesOf(model: Model): readonly SettingsPageMeta[] {
  const entries = model.menus.sidebar?.find(({ name }) => name === SETTINGS)?.children ?? [];
  const inMenu = entries.flatMap(({ routes }: MenuEntryMeta) => routes);
  // The page that lists them is none of them.
  const listed = model.routes.filter(({ id, screen }) => inMenu.includes(id) && !lists(screenOf(model, screen)));
  const ordered = [...listed].sort((one, other) => inMenu.indexOf(one.id) - inMenu.indexOf(other.id));
  const own = model.routes.filter(({ id, screen }) => !inMenu.includes(id) && isOfReader(screenOf(model, screen)));
  return [...ordered, ...own].map(({ path, titleKey, screen }): SettingsPageMeta => {
    const meta = screenOf(model, screen);
    const aboutKey = meta?.kind === 'form' ? meta.descriptionKey : undefined;
    return { path, titleKey, ...(aboutKey && { aboutKey }), settings: settingsOf(model, meta) };
  });
}

const screenOf = (model: Model, id: string | undefined): ScreenMeta | undefined =>
  model.screens.find((screen) => screen.id === id);

const lists = (screen: ScreenMeta | undefined): boolean =>
  screen?.kind === 'component' && screen.component === 'settings.all';

const isOfReader = (screen: ScreenMeta | undefined): boolean =>
  screen?.kind === 'form' && screen.record === 'currentUser';

function settingsOf(model: Model, screen: ScreenMeta | undefined): readonly SettingMeta[] {
  if (screen?.kind === 'form') {
    const form = model.forms.find(({ id }) => id === screen.form);
    return (form?.fields ?? []).map(({ name, labelKey, helpKey, groupKey }) => ({
      // As the form names the field on its page.
      anchor: `${screen.form}_${name}`,
      labelKey,
      ...(helpKey && { helpKey }),
      ...(groupKey && { groupKey }),
    }));
  }
  if (screen?.kind !== 'component') return [];
  if (screen.component === 'organisation.automations')
    return model.automations.map(({ id, aboutKey }) => ({ anchor: `automation-${id}`, labelKey: aboutKey }));
  if (screen.component === 'settings.plan')
    return model.switches.map(({ name, labelKey }) => ({ anchor: `feature-${name}`, labelKey }));
  return [];
}
