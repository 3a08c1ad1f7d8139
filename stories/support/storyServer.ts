type Variables = Readonly<Record<string, unknown>>;

/** What the server says to an operation: data, a function of its variables, an error, or nothing at all. */
type StoryAnswer =
  | { readonly data: unknown }
  | { readonly answer: (variables: Variables) => unknown }
  | {
      readonly error: string;
      readonly code?: string;
      readonly reason?: string;
      readonly fields?: readonly { path: string; message: string }[];
    }
  | 'never';

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
  if ('answer' in answer) return { data: await answer.answer(variables) };
  if ('data' in answer) return { data: answer.data };
  const { error, code, reason, fields } = answer;
  return {
    data: null,
    errors: [
      {
        message: error,
        extensions: { ...(code ? { code } : {}), ...(reason ? { reason } : {}), ...(fields ? { fields } : {}) },
      },
    ],
  };
}
