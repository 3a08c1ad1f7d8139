import { useEffect, useState } from 'react';
import { graphqlRequest, type RequestOptions } from '#src/data/graphqlRequest.ts';
import { LinkedMeetingRequestDocument, type LinkedMeetingRequestQuery } from '../coaching.gen.ts';

export type LinkedRequest = NonNullable<LinkedMeetingRequestQuery['linkedMeetingRequest']>;

interface Linked {
  /** Undefined until it is known; null where the secret opens nothing any more. */
  readonly request: LinkedRequest | null | undefined;
  readonly problem: unknown;
  /** Asks anew. What is shown stays until the answer is there, and where there is none. */
  readonly reload: () => void;
}

/** The request for a meeting behind the link of a mail. Public pages have no cache of answers: it is asked for here. */
export function useLinkedRequest(secret: string): Linked {
  const [request, setRequest] = useState<LinkedRequest | null | undefined>(undefined);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    const controller = new AbortController();
    load(secret, { signal: controller.signal }).then(
      setRequest,
      (error: unknown) => controller.signal.aborted || setProblem(error),
    );
    return () => controller.abort();
  }, [secret]);
  return { request, problem, reload: () => void load(secret).then(setRequest, () => undefined) };
}

async function load(secret: string, options: RequestOptions = {}): Promise<LinkedRequest | null> {
  return (await graphqlRequest(LinkedMeetingRequestDocument, { secret }, options)).linkedMeetingRequest ?? null;
}
