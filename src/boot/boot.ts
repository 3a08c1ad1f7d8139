/**
 * The first script of a built page, before the app's own have arrived: sets the colour scheme, and asks at once for what
 * the first screen will ask for, in one request. Who reads the answers: `src/data/earlyAnswers.ts`.
 */
import '../../public/colour-scheme.js';
import { STORAGE_TOKEN_KEY } from '#domain/generated/constants.gen.ts';
import type { EarlyQuestion } from '#src/data/earlyAnswers.ts';
import { SessionRightsDocument } from '#src/data/session/rights.gen.ts';
import { CurrentUserDocument } from '#src/data/session/session.gen.ts';
import type { TypedDocument } from '#src/data/typedDocument.ts';
import { UnseenNotificationsDocument } from '#src/features/notifications/unseenNotifications.gen.ts';
import { SidebarMenuDocument } from '#src/shell/navigation/setUp.gen.ts';

const token = storedToken();
const questions: readonly EarlyQuestion[] = [
  question(CurrentUserDocument, { includeUser: token !== null }),
  ...(token === null
    ? []
    : [
        question(SessionRightsDocument, {}),
        question(SidebarMenuDocument, {}),
        question(UnseenNotificationsDocument, {}),
        ...questionsOfPage(),
      ]),
];

window.cohortEarly = { token, questions, answers: ask() };

function question<Result, Variables>(
  { name, text }: TypedDocument<Result, Variables>,
  variables: Variables,
): EarlyQuestion {
  return { operationName: name, query: text, variables };
}

/** The document carries what the screen of its address asks first (`server/http/FirstPages.ts`). */
function questionsOfPage(): readonly EarlyQuestion[] {
  const element = document.getElementById('first-questions');
  return element ? (JSON.parse(element.textContent) as readonly EarlyQuestion[]) : [];
}

async function ask(): Promise<readonly unknown[] | null> {
  try {
    const response = await fetch('/graphql/batch', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'apollo-require-preflight': 'true',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(questions),
    });
    return response.ok ? ((await response.json()) as readonly unknown[]) : null;
  } catch {
    return null;
  }
}

function storedToken(): string | null {
  try {
    return localStorage.getItem(STORAGE_TOKEN_KEY);
  } catch {
    return null;
  }
}
