import { Outlet } from '@tanstack/react-router';
import { SignedInGate } from './SignedInGate.tsx';

/** Builders and editors: the whole window, no frame around it. */
export function FullscreenLayout() {
  return (
    <SignedInGate>
      <Outlet />
    </SignedInGate>
  );
}
