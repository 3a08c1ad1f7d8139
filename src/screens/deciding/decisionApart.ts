import { type Action, decisionBy } from './decisionActions.ts';

type Input = Readonly<Record<string, unknown>>;

interface Parted {
  /** What is saved as it is. */
  readonly input: Input;
  /** The decision that the status stands for, which is asked for by itself; null where it stands for none. */
  readonly decision: Action | null;
}

/** What a form changes of a record, without the decision in it. */
export function decisionApart(entity: string, input: Input): Parted {
  const decision = decisionBy(entity, 'status', input.status);
  if (decision === null) return { input, decision };
  const { status: _decided, ...rest } = input;
  return { input: rest, decision };
}
