import { CONFIRMATION_TOAST_DISMISS_MS, TOAST_DISMISS_MS } from '#domain/generated/constants.gen.ts';
import { createStore } from '#src/data/createStore.ts';

export type ToastKind = 'success' | 'error' | 'warning';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  /** Tells that what one was asked about and confirmed is done: known already, so it stays half as long. */
  readonly isConfirmation?: boolean;
  /** Undo and the like. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Says something about what just happened; it goes away by itself or when closed. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const id = lastId;
  toastStore.set((toasts) => [...toasts, { ...toast, id }]);
  setTimeout(() => dismissToast(id), toast.isConfirmation ? CONFIRMATION_TOAST_DISMISS_MS : TOAST_DISMISS_MS);
}

/** What was only said goes; what went wrong stays to be read. */
export function leaveToasts(): void {
  toastStore.set((toasts) => toasts.filter(({ kind }) => kind === 'error'));
}

export function dismissToast(id: number): void {
  toastStore.set((toasts) => toasts.filter((toast) => toast.id !== id));
}
