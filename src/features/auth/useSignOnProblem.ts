import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { signOnProblems } from '#domain/auth/signOnPaths.ts';
import { RequestError } from '#src/data/requestError.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';

/** An error as the address of the callback page tells it. */
export interface ToldProblem {
  readonly error?: string | undefined;
  readonly error_description?: string | undefined;
}

/** Says why a sign-in at the provider did not succeed: known problems in the interface's language, others as told. */
export function useSignOnProblem(): (told: ToldProblem, failure: unknown) => string {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  return useCallback(
    (told: ToldProblem, failure: unknown) => {
      const code = failure instanceof RequestError ? failure.code : told.error;
      const known = signOnProblems.find((name) => name === code);
      if (known) return t(`signOn.${known}`);
      return failure ? message(failure) : (told.error_description ?? told.error ?? '');
    },
    [t, message],
  );
}
