import { useState } from 'react';
import { MetricsPrompt } from './MetricsPrompt.tsx';
import { wasPromptShown } from './promptShown.ts';

interface MetricsPromptsProps {
  /** All that somebody has founded. */
  readonly startups: readonly { readonly _id: string; readonly name: string }[];
}

/** Asks a founder for what each of their startups owes, one after the other. */
export function MetricsPrompts({ startups }: MetricsPromptsProps) {
  // As it was before the first of them was shown.
  const [isShown] = useState(wasPromptShown);
  const [done, setDone] = useState(0);
  const startup = startups[done];
  if (!startup) return null;
  return (
    <MetricsPrompt
      key={startup._id}
      startupId={startup._id}
      name={startups.length > 1 ? startup.name : null}
      isShown={isShown}
      onDone={() => setDone(done + 1)}
    />
  );
}
