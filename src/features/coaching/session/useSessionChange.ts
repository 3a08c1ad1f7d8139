import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';

/** A write on the page of a session: what hangs on it is asked anew, what is refused is said. */
export function useSessionChange<Input, Result>(
  write: (input: Input) => Promise<Result>,
  onDone?: (result: Result, input: Input) => void,
) {
  const client = useQueryClient();
  const refusal = useErrorMessage();
  return useMutation({
    mutationFn: write,
    onSuccess: (result, input) => onDone?.(result, input),
    onError: (error) => showToast({ kind: 'error', message: refusal(error) }),
    onSettled: () => client.invalidateQueries(),
  });
}
