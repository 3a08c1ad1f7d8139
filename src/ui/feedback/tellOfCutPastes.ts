import i18next from 'i18next';
import { languageTag } from '../i18n/languages.ts';
import { showToast } from './toasts.ts';

/** Says so where a field takes only the beginning of what is pasted: browsers cut it without a word. Gives what ends it. */
export function tellOfCutPastes(): () => void {
  const listen = ({ target, clipboardData }: ClipboardEvent): void => {
    if (!isField(target) || target.maxLength < 0) return;
    const pasted = (clipboardData?.getData('text/plain') ?? '').replaceAll('\r\n', '\n').length;
    const replaced = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
    if (target.value.length - replaced + pasted <= target.maxLength) return;
    const most = target.maxLength.toLocaleString(languageTag(i18next.language));
    showToast({ kind: 'warning', message: i18next.t('pasteCut', { ns: 'shell', most }) });
  };
  document.addEventListener('paste', listen);
  return () => document.removeEventListener('paste', listen);
}

function isField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
