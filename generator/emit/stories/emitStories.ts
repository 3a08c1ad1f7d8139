import type { Model } from '../../model/Model.ts';
import type { EmittedFiles } from '../EmittedFiles.ts';
import { fieldStories } from './fieldStories.ts';
import { formStories } from './formStories.ts';
import { menuStories } from './menuStories.ts';
import { pageStories } from './pageStories.ts';

/** Pages of the book of components for what is declared: it has its stories at once. */
export function emitStories(model: Model): EmittedFiles {
  return new Map([...pageStories(model), ...formStories(model), ...fieldStories(model), ...menuStories(model)]);
}
