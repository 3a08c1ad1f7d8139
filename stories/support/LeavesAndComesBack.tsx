import { type ReactNode, useState } from 'react';

/** Draws something as part of a page that one leaves and comes back to. */
export function LeavesAndComesBack({ children }: { readonly children: ReactNode }) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere && children}
    </>
  );
}
