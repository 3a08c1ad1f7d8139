import { type ComponentType, lazy } from 'react';

export interface OwnDialogProps {
  readonly onClose: () => void;
}

/** Entries of the create menu whose form opens in place, by name; the others lead to the page that creates. */
export const ownDialogs: Readonly<Record<string, ComponentType<OwnDialogProps> | undefined>> = {
  'create-task': lazy(() =>
    import('#src/features/tasks/dialog/TaskDialog.tsx').then((module) => ({ default: module.TaskDialog })),
  ),
};
