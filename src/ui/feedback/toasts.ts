import { createStore } from '#src/data/createStore.ts';

export type ToastKind = 'success' | 'error' | 'warning';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  /** Undo and the like. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const toastLifetime = 10_000;
export const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Says something about what just happened; it goes away after ten seconds or when closed. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const id = lastId;
  toastStore.set((toasts) => [...toasts, { ...toast, id }]);
  setTimeout(() => dismissToast(id), toastLifetime);
}

export function dismissToast(id: number): void {
  toastStore.set((toasts) => toasts.filter((toast) => toast.id !== id));
}
