import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddLanguage } from '#src/forms/AddLanguage.tsx';
import { textLanguages } from '#src/forms/textLanguages.ts';
import { type Language, languageNames, languageTag, textDirection } from '#src/ui/i18n/languages.ts';
import type { BuilderElement } from '../state/BuilderState.ts';
import classes from './Languages.module.css';
import { type ElementText, elementTexts } from './languageRows.ts';
import { translatedTexts } from './writtenTexts.ts';

interface LanguagesTableProps {
  readonly element: BuilderElement;
  /** What the element is called now. */
  readonly label: string;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

/** Every text of an element in a row, with the languages side by side; what is empty reads as it was first written. */
export function LanguagesTable({ element, label, onChange }: LanguagesTableProps) {
  const { t } = useTranslation('formBuilder');
  const [added, setAdded] = useState<readonly Language[]>([]);
  const rows = elementTexts({ ...element, label });
  const { shown, more } = textLanguages(
    rows.flatMap(({ texts }) => texts.map(({ language }) => language)),
    added,
  );
  const captionOf = ({ written, option }: ElementText): string =>
    written || (option === undefined ? t('labelEmpty') : t('optionNumber', { number: option + 1 }));
  return (
    <>
      <div className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('asWritten')}</th>
              {shown.map((language) => (
                <th key={language} scope="col" lang={languageTag(language)}>
                  {languageNames[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.isWriteIn && !row.written ? t('otherOption') : captionOf(row)}</th>
                {shown.map((language) => (
                  <td key={language}>
                    <Textarea
                      aria-label={`${languageNames[language]}: ${captionOf(row)}`}
                      lang={languageTag(language)}
                      dir={textDirection(language)}
                      placeholder={row.written}
                      rows={row.isLong ? 3 : 1}
                      maxLength={row.isLong ? 4000 : 300}
                      value={row.texts.find((text) => text.language === language)?.value ?? ''}
                      onChange={({ currentTarget: { value } }) =>
                        onChange(row.changed(translatedTexts(row.texts, language, value)), `${row.key}.${language}`)
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <AddLanguage more={more} onAdd={(language) => setAdded([...added, language])} />
    </>
  );
}
