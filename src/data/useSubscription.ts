import { useEffect, useRef } from 'react';
import { subscribe } from './socketClient.ts';
import type { TypedDocument } from './typedDocument.ts';

/** Follows a subscription while the component is mounted; `null` variables mean "not yet". */
export function useSubscription<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables | null,
  onData: (data: Result) => void,
): void {
  const latest = useRef(onData);
  useEffect(() => {
    latest.current = onData;
  });
  const key = variables === null ? null : JSON.stringify(variables);
  useEffect(() => {
    if (key === null) return undefined;
    return subscribe(document, JSON.parse(key) as Variables, (data) => latest.current(data));
  }, [document, key]);
}
