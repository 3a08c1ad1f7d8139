/** Loads what shows messages, so that it needs no network when there is something to say. */
import './ConfirmDialog.tsx';
import './ToastList.tsx';
