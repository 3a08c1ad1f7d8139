import type { CompileInput } from '../compile.ts';
import { readCode } from './readCode.ts';
import { readReference } from './readReference.ts';
import { readSpecTexts } from './readSpecTexts.ts';
import { readTranslations } from './readTranslations.ts';
import { readTranslatedFrom } from './translatedFrom.ts';

/** Reads the spec folder and the key sets of its translations. */
export function readProject(root: string): CompileInput {
  const texts = readSpecTexts(root);
  const code = readCode(root);
  const { translations, broken } = readTranslations(root);
  const translatedFrom = readTranslatedFrom(root, broken);
  return {
    texts,
    translations,
    reference: readReference(),
    ...(broken.size > 0 && { brokenTranslations: broken }),
    ...(code && { code }),
    ...(translatedFrom && { translatedFrom }),
  };
}
