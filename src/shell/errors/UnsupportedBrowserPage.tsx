import { useEffect, useState } from 'react';
import { wishedLanguage } from '#src/ui/i18n/languages.ts';
import { loadTexts } from '#src/ui/i18n/loadTexts.ts';

/** Shown instead of the app, without anything of the app that such a browser might stumble over. */
export function UnsupportedBrowserPage() {
  const [texts, setTexts] = useState<Record<string, string>>({});
  useEffect(() => {
    // The server has written the language of the page into it; where its texts cannot be had, English ones may.
    const language = wishedLanguage([document.documentElement.lang]);
    void loadTexts(language, 'shell')
      .catch(() => loadTexts('en', 'shell'))
      .then(setTexts);
  }, []);
  return (
    <main style={{ fontFamily: 'sans-serif', margin: '15% auto', maxWidth: '32em', textAlign: 'center' }}>
      <h1>{texts['unsupportedBrowser.title']}</h1>
      <p>{texts['unsupportedBrowser.text']}</p>
    </main>
  );
}
