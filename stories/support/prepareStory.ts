import { connectionStatus } from '#src/data/connectionStatus.ts';
import { loadingCounter } from '#src/data/loadingCounter.ts';
import { metricsFormOf } from '#src/data/metricsForm.ts';
import { isSessionLimitReached } from '#src/data/session/serverSession.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { emptyTabStorage, forgetUnsent } from '#src/data/storage.ts';
import { waitingWrites } from '#src/data/waitingWrites.ts';
import { forgetKept } from '#src/forms/writing/useKept.ts';
import { batchStore } from '#src/screens/batch/batchStore.ts';
import { keepDecision } from '#src/screens/batch/deciding/lastDecision.ts';
import { endDecision } from '#src/screens/deciding/askDecision.ts';
import { confirmationQueue } from '#src/ui/feedback/confirmations.ts';
import { toastStore } from '#src/ui/feedback/toasts.ts';
import { changeLanguage, startI18n } from '#src/ui/i18n/i18n.ts';
import { languageTag, textDirection } from '#src/ui/i18n/languages.ts';
import { pageTitle } from '#src/ui/pageTitle.ts';
import { signInAs } from './signInAs.ts';
import { silenceSockets } from './silentSockets.ts';
import { type AnswerOtherwise, answerWith, type StoryAnswers } from './storyServer.ts';

let started: Promise<void> | null = null;

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Before a story is drawn: its language is loaded, its user signed in, its server ready with the story's answers. */
export async function prepareStory({ globals, parameters }: StoryContext): Promise<void> {
  const language = String(globals['language']);
  started ??= start(language);
  await started;
  await changeLanguage(language);
  document.documentElement.lang = languageTag(language);
  document.documentElement.dir = textDirection(language);
  signInAs(String(globals['role']));
  if (parameters['isVisitor'] === true) leave();
  answerWith(
    (parameters['answers'] ?? {}) as StoryAnswers,
    (parameters['otherwise'] ?? null) as AnswerOtherwise | null,
  );
  forgetEarlierStories();
}

function start(language: string): Promise<void> {
  silenceSockets();
  return startI18n(language);
}

/** Pages for visitors are looked at by one. */
function leave(): void {
  sessionStore.set((current) => ({ ...current, status: 'visitor', user: null, rights: null }));
}

/** All stories of a worker share one page: what one of them left behind is not the next one's. */
function forgetEarlierStories(): void {
  toastStore.set([]);
  confirmationQueue.set([]);
  endDecision();
  batchStore.set([]);
  keepDecision(null);
  connectionStatus.set(true);
  isSessionLimitReached.set(false);
  loadingCounter.set(0);
  waitingWrites.set(0);
  metricsFormOf.set(null);
  pageTitle.set(null);
  emptyTabStorage();
  forgetUnsent();
  forgetKept();
}
