import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#domain/forms/FormElement.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { RequestError } from '#src/data/requestError.ts';
import { emptyAnswer } from '#src/forms/questions/questionKinds.ts';
import { type AnswerMap, byQuestion, useAnswers } from '#src/forms/questions/useAnswers.ts';
import { SaveScoringDocument, type ScoringSheetPartsFragment } from '../scoring.gen.ts';
import { scoringQueueQuery, scoringSheetQuery } from './scoringQueries.ts';

/** How it stands with what was given: on its way, kept since, or not kept, with why. */
export type ScoringStatus =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** So long after the last change it is saved. */
const PAUSE_MS = 600;
const RETRY_MS = 5000;

/** An evaluation that is being written: it saves by itself, one save at a time, and is kept in this browser until it is. */
export function useScoring(sheet: ScoringSheetPartsFragment) {
  const { evaluationId } = sheet;
  const client = useQueryClient();
  const { answers, change, forget } = useAnswers(`scoring/${evaluationId}`, sheet.answers);
  const [status, setStatus] = useState<ScoringStatus>({ kind: 'saved', at: null });
  // What this browser has kept of the last time is on its way from the start.
  const [changes, setChanges] = useState(() => (sheet.isOpen && differs(answers, sheet.answers) ? 1 : 0));
  const formVersion = sheet.rubric.version;
  const latest = useRef({ answers, changes, formVersion });
  latest.current = { answers, changes, formVersion };
  const running = useRef<Promise<boolean> | null>(null);

  const send = useCallback(
    async (isComplete: boolean): Promise<boolean> => {
      const sent = latest.current;
      setStatus({ kind: 'saving' });
      try {
        const variables = {
          evaluationId,
          answers: [...sent.answers.values()],
          isComplete,
          formVersion: sent.formVersion,
        };
        const { saveScoring } = await graphqlRequest(SaveScoringDocument, variables, { isSentOnce: !isComplete });
        client.setQueryData(scoringSheetQuery(evaluationId).queryKey, { scoringSheet: saveScoring });
        if (latest.current.changes === sent.changes) {
          forget();
          setChanges(0);
        }
        setStatus({ kind: 'saved', at: Date.now() });
        return true;
      } catch (error) {
        setStatus({ kind: 'failed', error });
        return false;
      }
    },
    [client, evaluationId, forget],
  );

  const save = useCallback(
    async (isComplete: boolean): Promise<boolean> => {
      // What is on its way is waited for: an older save must not come after the last one.
      await running.current;
      running.current = send(isComplete).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    [send],
  );

  const isOutdated = hasMoved(status);
  useEffect(() => {
    if (changes === 0 || status.kind === 'saving' || isOutdated) return;
    const timer = setTimeout(() => void save(false), status.kind === 'failed' ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changes, status.kind, isOutdated, save]);

  return {
    answers,
    status,
    isUnsaved: changes > 0,
    change: (answer: Answer): void => {
      change(answer);
      setChanges((count) => count + 1);
    },
    save: () => save(false),
    /** Shows the form as it was published meanwhile, with what is here to the questions that are still asked. */
    takeNewForm: async (): Promise<void> => {
      await client.refetchQueries({ queryKey: scoringSheetQuery(evaluationId).queryKey });
      setStatus({ kind: 'saved', at: null });
    },
    /** Hands it in; whether it was taken. */
    handIn: async (): Promise<boolean> => {
      const isTaken = await save(true);
      if (isTaken) await client.invalidateQueries({ queryKey: scoringQueueQuery().queryKey });
      return isTaken;
    },
  };
}

/** The form was published anew since it was opened: trying again with the same questions does not help. */
export function hasMoved(status: ScoringStatus): boolean {
  return status.kind === 'failed' && status.error instanceof RequestError && status.error.isBecause('formChanged');
}

function differs(answers: AnswerMap, kept: readonly Answer[]): boolean {
  const stored = byQuestion(kept);
  return [...answers.values()].some((answer) => {
    const { textValue, numberValue, arrayValue } = stored.get(answer.questionId) ?? emptyAnswer(answer.questionId);
    const isSame =
      textValue === answer.textValue &&
      numberValue === answer.numberValue &&
      arrayValue.join('\n') === answer.arrayValue.join('\n');
    return !isSame;
  });
}

export type Scoring = ReturnType<typeof useScoring>;
