import { useState } from 'react';
import { httpRequest } from '#src/data/httpRequest.ts';
import { RequestError } from '#src/data/requestError.ts';
import { emptyInstallation, type Installation, type InstallationField, stepOf, steps } from './Installation.ts';

/** The answers so far, where one is, and what the server says of them. Nothing typed is lost by going back or by a refusal. */
export interface InstallationState {
  readonly installation: Installation;
  readonly problems: Readonly<Record<string, string>>;
  readonly step: number;
  /** How often the way on was refused. */
  readonly attempts: number;
  readonly isPending: boolean;
  readonly error: unknown;
  /** Address of the organisation once it is there. */
  readonly origin: string | null;
  readonly set: (change: Partial<Installation>) => void;
  readonly goTo: (step: number) => void;
  readonly next: () => void;
  readonly finish: () => void;
}

export function useInstallation(token: string, step: number, goTo: (step: number) => void): InstallationState {
  const [installation, setInstallation] = useState(emptyInstallation);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [origin, setOrigin] = useState<string | null>(null);

  const set = (change: Partial<Installation>): void => {
    setInstallation((current) => ({ ...current, ...change }));
    const changed = Object.keys(change);
    setProblems((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !changed.includes(field))));
  };
  const refuse = (found: unknown): void => {
    const named = found instanceof RequestError ? found.problems : {};
    const fields = Object.keys(named);
    setProblems(named);
    setAttempts((count) => count + 1);
    setError(fields.length > 0 ? null : found);
    if (fields.length > 0) goTo(stepOf(fields));
  };
  const finish = (): void => {
    setPending(true);
    setError(null);
    httpRequest('POST', '/api/setup', { token, ...installation })
      .then((answer) => setOrigin((answer as { readonly origin: string }).origin), refuse)
      .finally(() => setPending(false));
  };
  const judge = (answer: unknown): void => {
    const fields: readonly InstallationField[] = steps[step]?.fields ?? [];
    const { problems: all } = answer as { readonly problems: Readonly<Record<string, string>> };
    const own = Object.entries(all).filter(([field]) => fields.some((known) => known === field));
    setProblems(Object.fromEntries(own));
    if (own.length === 0) goTo(step + 1);
    else setAttempts((count) => count + 1);
  };
  // The server judges each step, so that nobody learns at the end what was wrong at the beginning.
  const next = (): void => {
    setPending(true);
    setError(null);
    httpRequest('POST', '/api/setup/check', { token, ...installation })
      .then(judge, setError)
      .finally(() => setPending(false));
  };
  return { installation, problems, step, attempts, isPending, error, origin, set, goTo, next, finish };
}
