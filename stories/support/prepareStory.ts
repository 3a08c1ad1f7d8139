import { confirmationQueue } from '#src/ui/feedback/confirmations.ts';
import { toastStore } from '#src/ui/feedback/toasts.ts';
import { changeLanguage, startI18n } from '#src/ui/i18n/i18n.ts';
import { languageTag, textDirection } from '#src/ui/i18n/languages.ts';
import { signInAs } from './signInAs.ts';
import { answerWith, type StoryAnswers } from './storyServer.ts';

let started: Promise<void> | null = null;

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Before a story is drawn: its language is loaded, its user signed in, its server ready with the story's answers. */
export async function prepareStory({ globals, parameters }: StoryContext): Promise<void> {
  const language = String(globals['language']);
  started ??= startI18n(language);
  await started;
  await changeLanguage(language);
  document.documentElement.lang = languageTag(language);
  document.documentElement.dir = textDirection(language);
  signInAs(String(globals['role']));
  answerWith((parameters['answers'] ?? {}) as StoryAnswers);
  toastStore.set([]);
  confirmationQueue.set([]);
}
