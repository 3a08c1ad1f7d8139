/**
 * The first script of a built page, before the app's own have arrived: sets the colour scheme, and asks at once for what
 * the first screen will ask for, in one request. Who reads the answers: `src/data/earlyAnswers.ts`.
 */
import '../../public/colour-scheme.js';
import { STORAGE_TOKEN_KEY } from '#domain/generated/constants.gen.ts';
import type { EarlyAsked, EarlyQuestion } from '#src/data/earlyAnswers.ts';
import { readerHeaders } from '#src/data/readerHeaders.ts';
import { SessionRightsDocument } from '#src/data/session/rights.gen.ts';
import { CurrentUserDocument } from '#src/data/session/session.gen.ts';
import { operationOf, type TypedDocument } from '#src/data/typedDocument.ts';
import { UnseenNotificationsDocument } from '#src/features/notifications/unseenNotifications.gen.ts';
import { SidebarMenuDocument } from '#src/shell/navigation/setUp.gen.ts';

const token = storedToken();

/** Who is here, and what their frame shows. */
const ofReader: readonly EarlyQuestion[] = [
  question(CurrentUserDocument, { includeUser: token !== null }),
  ...(token === null
    ? []
    : [
        question(SessionRightsDocument, {}),
        question(SidebarMenuDocument, {}),
        question(UnseenNotificationsDocument, {}),
      ]),
];

// Two requests: the frame does not wait for a page that takes long.
window.cohortEarly = { token, questions: [...ask(ofReader), ...ask(token === null ? [] : questionsOfPage())] };

function question<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables): EarlyQuestion {
  const { name, text } = operationOf(document);
  return { operationName: name, query: text, variables };
}

/**
 * The document carries what the screen of its address asks first (`server/platform/http/FirstPages.ts`), with the names of parameters
 * for their values: a document is the same for every record.
 */
function questionsOfPage(): readonly EarlyQuestion[] {
  const element = document.getElementById('first-questions');
  if (!element) return [];
  const { path, questions } = JSON.parse(element.textContent) as FirstQuestions;
  const given = location.pathname.split('/');
  const values = new Map(path.split('/').map((segment, index) => [segment, decoded(given[index] ?? '')]));
  const fill = (_: string, value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('$') ? (values.get(value) ?? value) : value;
  return questions.map((one) => ({
    ...one,
    variables: JSON.parse(JSON.stringify(one.variables, fill)) as unknown,
  }));
}

/** An address that nobody can have made is asked for as it stands. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

interface FirstQuestions {
  readonly path: string;
  readonly questions: readonly EarlyQuestion[];
}

/** Asks all of them in one request. */
function ask(questions: readonly EarlyQuestion[]): EarlyAsked['questions'] {
  const answers = questions.length === 0 ? null : fetchAnswers(questions);
  return questions.map((one, index) => ({
    ...one,
    answer: Promise.resolve(answers).then((bodies) => bodies?.[index] ?? null),
  }));
}

async function fetchAnswers(questions: readonly EarlyQuestion[]): Promise<readonly unknown[] | null> {
  try {
    const response = await fetch('/graphql/batch', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'apollo-require-preflight': 'true',
        ...readerHeaders(),
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
