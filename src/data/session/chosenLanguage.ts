import type { Language } from '#src/ui/i18n/languages.ts';
import { createStore } from '../createStore.ts';

/** A language chosen in this visit, before the server has stored it; null until somebody chooses. */
export const chosenLanguage = createStore<Language | null>(null);
