import { useEffect, useState } from 'react';
import { graphqlRequest, type RequestOptions } from '#src/data/graphqlRequest.ts';
import { LinkedMeetingRequestDocument, type LinkedMeetingRequestQuery } from '../coaching.gen.ts';

export type LinkedRequest = NonNullable<LinkedMeetingRequestQuery['linkedMeetingRequest']>;
export type LinkedOutcome = NonNullable<LinkedMeetingRequestQuery['linkedMeetingOutcome']>;

interface Linked {
  /** Undefined until it is known; null where the secret opens nothing any more. */
  readonly request: LinkedRequest | null | undefined;
  /** What has become of it, where the secret opens nothing any more and that is for its reader to know. */
  readonly outcome: LinkedOutcome | null;
  readonly problem: unknown;
  /** Asks anew. What is shown stays until the answer is there, and where there is none. */
  readonly reload: () => void;
}

/** The request for a meeting behind the link of a mail. Public pages have no cache of answers: it is asked for here. */
export function useLinkedRequest(secret: string): Linked {
  const [linked, setLinked] = useState<LinkedMeetingRequestQuery | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    const controller = new AbortController();
    load(secret, { signal: controller.signal }).then(
      setLinked,
      (error: unknown) => controller.signal.aborted || setProblem(error),
    );
    return () => controller.abort();
  }, [secret]);
  return {
    request: linked === null ? undefined : (linked.linkedMeetingRequest ?? null),
    outcome: linked?.linkedMeetingOutcome ?? null,
    problem,
    reload: () => void load(secret).then(setLinked, () => undefined),
  };
}

function load(secret: string, options: RequestOptions = {}): Promise<LinkedMeetingRequestQuery> {
  return graphqlRequest(LinkedMeetingRequestDocument, { secret }, options);
}
