import type { TextModel } from '#generator/model/Model.ts';
import { constantValues } from './requirementLists.ts';

const dateFormats = [...(constantValues.DATE_FORMATS as readonly string[]), constantValues.DATE_FORMAT_DISPLAY];

interface Language {
  readonly id: string;
  readonly label: string;
}

/**
 * Whether a text may be the same in every language: it is the code of its value (`EUR`, `Zoom`), the name a language
 * has in itself, a pattern of dates, or nothing but the word that a tenant has for startups.
 */
export function isOwnName(
  { key, english }: Pick<TextModel, 'key' | 'english'>,
  languages: readonly Language[],
): boolean {
  if (/^\{\{startups?\}\}$/.test(english)) return true;
  if (key.startsWith('enum.DateFormat.')) return dateFormats.includes(english);
  const code = key.split('.').at(-1) ?? '';
  const language = key.startsWith('enum.InterfaceLanguage.') ? languages.find(({ id }) => id === code) : undefined;
  return english === (language?.label ?? code) || english === code.toUpperCase();
}
