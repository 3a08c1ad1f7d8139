import { existsSync, readFileSync } from 'node:fs';
import type { ProvedBy } from './SettingCase.ts';

/** Whether the file holds a test that is called so, or exports a story of that name. */
export function isHeld({ file, test }: ProvedBy): boolean {
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  if (file.includes('.stories.')) return new RegExp(`^export const ${test}: Story\\b`, 'm').test(text);
  const name = test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\bit(?:\\.each\\((?:.|\\n)*?\\))?\\(\\s*'${name}'`).test(text);
}
