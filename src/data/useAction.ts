import { useState } from 'react';

type ActionState =
  | { readonly status: 'idle' | 'pending' | 'done' }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Runs something once the user asks for it and remembers how it went. For pages before sign-in, which would carry the
 * whole query cache for no more than this.
 */
export function useAction<Input>(run: (input: Input) => Promise<unknown>, onFailed?: () => void) {
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const start = (input: Input): void => {
    setState({ status: 'pending' });
    run(input).then(
      () => setState({ status: 'done' }),
      (error: unknown) => {
        setState({ status: 'failed', error });
        onFailed?.();
      },
    );
  };
  return {
    start,
    isPending: state.status === 'pending',
    isDone: state.status === 'done',
    error: state.status === 'failed' ? state.error : null,
  };
}
