import { useEffect } from 'react';
import { leaveToasts } from './toasts.ts';

/** A panel that opens over the page takes the toasts away that would stand on its buttons (LOOK, "Toasts"). */
export function useToastsLeave(): void {
  useEffect(leaveToasts, []);
}
