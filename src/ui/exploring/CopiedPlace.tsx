import { useTranslation } from 'react-i18next';
import { copyPlace } from './copyPlace.ts';
import classes from './SpecPlace.module.css';

/** `file:line`, left to right in every language; a click copies it. */
export function CopiedPlace({ place }: { readonly place: string }) {
  const { t } = useTranslation('organisation');
  return (
    <button
      type="button"
      className={classes.copy}
      title={t('exploring.copy')}
      dir="ltr"
      onClick={() => void copyPlace(place)}
    >
      <code>{place}</code>
    </button>
  );
}
