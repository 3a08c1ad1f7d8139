import type { GuardSpec } from '#domain/model/access.ts';
import type { Model } from '../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal, union } from './EmittedFiles.ts';

/** Constants and languages, which both sides import from `domain`, and the menus that the server reads. */
export function emitShared(model: Model): EmittedFiles {
  const menus = emitMenus(model);
  const guards = Object.fromEntries(model.routes.map((route): [string, GuardSpec] => [route.id, route.guard]));
  const serverMenus =
    `${menus.replace('import type { MenuEntryMeta }', "import type { GuardSpec } from '#domain/model/access.ts';\nimport type { MenuEntryMeta }")}\n` +
    `export const routeGuards: Readonly<Record<string, GuardSpec>> = ${literal(guards)};\n`;
  return new Map([
    ['domain/generated/constants.gen.ts', emitConstants(model)],
    ['src/generated/colors.gen.css', emitColors(model)],
    ['server/generated/menus.gen.ts', serverMenus],
  ]);
}

/** Each by itself: a page loads those it uses. */
function emitConstants({ app }: Model): string {
  const constants = app.constants.map(({ name, value, unit, source, about }) => {
    const note = [about, unit && `in ${unit}`, source && `(${source})`]
      .filter(Boolean)
      .join(' ')
      .replaceAll('*/', '* /');
    return `${note ? `/** ${note} */\n` : ''}export const ${name} = ${literal(value)} as const;\n`;
  });
  return (
    `${generatedNotice('spec/app.yaml')}\nexport const productName = ${JSON.stringify(app.name)};\n\n` +
    `${constants.join('')}\n` +
    `export const languages = ${literal(app.languages)} as const;\n` +
    'export type LanguageId = (typeof languages)[number]["id"];\n' +
    `export const contentLanguages = ${literal(app.contentLanguages)} as const;\n` +
    `export const languageAdditions = ${literal(app.languageAdditions)} as const;\n` +
    `export const fallbackLanguage = ${JSON.stringify(app.fallbackLanguage)} as const;\n`
  );
}

/** Constants that are colours, as custom properties of the page: `COLOR_RED` is `--color-red`. */
function emitColors({ app }: Model): string {
  const colors = app.constants.filter(({ name, value }) => name.startsWith('COLOR_') && typeof value === 'string');
  const lines = colors.map(({ name, value }) => `  --${name.toLowerCase().replaceAll('_', '-')}: ${value};\n`);
  return `/* Generated from spec/app.yaml by \`npm run spec -- build\`. Do not edit; change the spec instead. */\n:root {\n${lines.join('')}}\n`;
}

function emitMenus(model: Model): string {
  const names = Object.keys(model.menus).sort();
  return (
    `${generatedNotice('spec/menus')}import type { MenuEntryMeta } from '#domain/model/menus.ts';\n\n` +
    `export type MenuId = ${union(names)};\n\nexport const menus: Readonly<Record<MenuId, readonly MenuEntryMeta[]>> = ${literal(
      Object.fromEntries(names.map((name) => [name, model.menus[name]])),
    )};\n`
  );
}
