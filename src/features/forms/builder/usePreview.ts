import { useState, useSyncExternalStore } from 'react';
import { useSession } from '#src/data/session/sessionStore.ts';
import { readStored, writeStored } from '#src/data/storage.ts';

/** There is room for the form and for how it is filled. */
const wide = '(min-width: 1280px)';

/**
 * Whether the form is shown as it is filled: beside the canvas where there is room, else instead of it. Whoever has it beside
 * the canvas finds it there again.
 */
export function usePreview() {
  const id = useSession().user?._id ?? '';
  const isWide = useSyncExternalStore(listen, () => matchMedia(wide).matches);
  const [isBeside, setBeside] = useState(() => readStored(`preview:${id}`) === 'true');
  const [isInstead, setInstead] = useState(false);
  const setShown = (isShown: boolean): void => {
    if (isWide) {
      setBeside(isShown);
      writeStored(`preview:${id}`, isShown ? 'true' : null);
    } else setInstead(isShown);
  };
  return { isShown: isWide ? isBeside : isInstead, isBeside: isWide && isBeside, setShown };
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
