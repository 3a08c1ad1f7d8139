import { useEffect, useState } from 'react';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { RoundTakenDocument } from './applications.gen.ts';

/** How soon whoever waits learns that the program takes applications again. */
const ASK_MS = 15_000;

interface RoundPlace {
  readonly applicationId: string;
  readonly round: string;
}

/** Whether a round can be handed in. A funnel may be paused while somebody writes, and opened again while they wait. */
export function useTaken({ applicationId, round }: RoundPlace, atFirst: boolean) {
  const [isTaken, setTaken] = useState(atFirst);
  useEffect(() => {
    if (isTaken) return;
    const ask = async (): Promise<void> => {
      try {
        const { roundForm } = await graphqlRequest(RoundTakenDocument, { applicationId, round }, { isSentOnce: true });
        setTaken(roundForm?.isTaken === true);
      } catch {
        // What is not known now is asked again.
      }
    };
    const timer = setInterval(() => void ask(), ASK_MS);
    const handleReturn = (): void => void ask();
    window.addEventListener('focus', handleReturn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', handleReturn);
    };
  }, [isTaken, applicationId, round]);
  return { isTaken, setTaken };
}
