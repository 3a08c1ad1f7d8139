import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './ToastList.module.css';
import { dismissToast, type Toast } from './toasts.ts';

const icons = { success: IconCircleCheck, error: IconCircleX, warning: IconAlertTriangle } as const;

/** The toasts on screen, newest below. */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  return (
    <ul className={classes.list}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </ul>
  );
}

function ToastItem({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation('shell');
  const Icon = icons[toast.kind];
  return (
    <li className={classes.toast} data-kind={toast.kind} data-testid="toast">
      <Icon size={20} className={classes.icon} aria-hidden />
      <span className={classes.message}>{toast.message}</span>
      {toast.action && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.action}
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <CloseButton aria-label={t('close')} onClick={() => dismissToast(toast.id)} />
    </li>
  );
}
