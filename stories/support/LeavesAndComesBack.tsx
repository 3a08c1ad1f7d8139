import { type ReactNode, useState } from 'react';

interface LeavesProps {
  readonly children: ReactNode;
  /** What one comes back to, where that is drawn otherwise than before. */
  readonly returnsTo?: ReactNode;
}

/** Draws something as part of a page that one leaves and comes back to. */
export function LeavesAndComesBack({ children, returnsTo = children }: LeavesProps) {
  const [step, setStep] = useState(0);
  const isHere = step % 2 === 0;
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere && (step === 0 ? children : returnsTo)}
    </>
  );
}
