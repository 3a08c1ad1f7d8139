import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../model/Model.ts';
import { localeFile } from './fillShared.ts';
import { type Locale, readLocale } from './Locale.ts';

/** Every language of the interface but English, also one that has no file yet. */
export function readLocales(root: string, { app }: Model): readonly Locale[] {
  return app.languages
    .map(({ id }) => id)
    .filter((id) => id !== 'en')
    .map((id) => {
      const path = join(root, localeFile(id));
      return readLocale(id, existsSync(path) ? readFileSync(path, 'utf8') : '{}');
    });
}
