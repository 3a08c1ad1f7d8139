type Variables = Readonly<Record<string, unknown>>;

/** What the server says to an operation: data, a function of its variables, an error, or nothing at all. */
type StoryAnswer =
  | { readonly data: unknown }
  | { readonly answer: (variables: Variables) => unknown }
  | StoryRefusal
  | 'never';

interface StoryRefusal {
  readonly error: string;
  readonly code?: string;
  readonly reason?: string;
  readonly fields?: readonly { path: string; message: string }[];
  /** The same fields by their codes, with what they are about. */
  readonly reasons?: readonly { path: string; reason: string; values?: Variables }[];
}

export type StoryAnswers = Readonly<Record<string, StoryAnswer>>;

/** Answers what a story has no answer of its own for: what would come as the body of the response, or nothing ever. */
export type AnswerOtherwise = (name: string, text: string, variables: Variables) => Promise<unknown> | 'never';

let answers: StoryAnswers = {};
let answerOtherwise: AnswerOtherwise | null = null;
const realFetch = globalThis.fetch.bind(globalThis);

/**
 * Sets what the story's server answers, by the operation's name; calls beside GraphQL by their path. Whatever has no
 * answer gets an error that says so.
 */
export function answerWith(next: StoryAnswers, otherwise: AnswerOtherwise | null = null): void {
  answers = next;
  answerOtherwise = otherwise;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith('/graphql')) return respond(String(init?.body));
    const { pathname } = new URL(address, location.href);
    return /^\/(api|auth)\//.test(pathname) ? respondTo(pathname) : realFetch(input, init);
  };
}

async function respond(body: string): Promise<Response> {
  const { operationName, query, variables } = JSON.parse(body) as Sent;
  const own = answers[operationName];
  if (!own && answerOtherwise) return respondOtherwise(answerOtherwise(operationName, query, variables));
  const answer = own ?? { error: `The story has no answer for ${operationName}` };
  if (answer === 'never') return new Promise(() => undefined);
  return Response.json(await contentOf(answer, variables));
}

interface Sent {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Variables;
}

async function respondOtherwise(answer: Promise<unknown> | 'never'): Promise<Response> {
  return answer === 'never' ? new Promise(() => undefined) : Response.json(await answer);
}

/** A call beside GraphQL: what it says is its body, what it refuses a text. */
async function respondTo(pathname: string): Promise<Response> {
  const answer = answers[pathname] ?? { error: `The story has no answer for ${pathname}` };
  if (answer === 'never') return new Promise(() => undefined);
  if ('error' in answer) return Response.json({ message: answer.error, code: answer.code }, { status: 400 });
  return Response.json('data' in answer ? answer.data : answer.answer({}));
}

async function contentOf(answer: Exclude<StoryAnswer, 'never'>, variables: Variables): Promise<unknown> {
  // A story's answer is merged into that of all stories of its file: what it works out comes before what stands there.
  if ('answer' in answer) {
    const given = await answer.answer(variables);
    return isRefusal(given) ? refusalOf(given) : { data: given };
  }
  return 'data' in answer ? { data: answer.data } : refusalOf(answer);
}

/** What a story works out may be that it is refused. */
function isRefusal(given: unknown): given is StoryRefusal {
  return typeof given === 'object' && given !== null && 'error' in given && typeof given.error === 'string';
}

function refusalOf({ error, code, reason, fields, reasons }: StoryRefusal): unknown {
  const extensions = {
    ...(code ? { code } : {}),
    ...(reason ? { reason } : {}),
    ...(fields ? { fields } : {}),
    ...(reasons ? { reasons } : {}),
  };
  return { data: null, errors: [{ message: error, extensions }] };
}
