import i18next from 'i18next';
import { showToast } from '../feedback/toasts.ts';

/** Takes a place of the spec along, to be opened in an editor. */
export async function copyPlace(place: string): Promise<void> {
  await navigator.clipboard.writeText(place);
  showToast({ kind: 'success', message: i18next.t('organisation:exploring.copied', { place }) });
}
