import i18next, { type BackendModule, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { startupVariables, withStartupLabel } from '#domain/text/startupWords.ts';
import { applicantKey, isApplicantSide } from './applicantSide.ts';
import { languageTag, resolveLanguage, textDirection } from './languages.ts';
import { loadTexts } from './loadTexts.ts';
import { startNamespaces } from './startNamespaces.ts';
import { startupLabel } from './startupLabel.ts';

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    );
  },
};

/** Tenants may call their startups otherwise; every text follows. */
const startupNames: PostProcessorModule = {
  type: 'postProcessor',
  name: 'startupNames',
  process: (value) => withStartupLabel(value, startupLabel.get(), resolveLanguage(i18next.language, null)),
};

/** Those who apply read where they stand in words of their own. */
const applicantWords: PostProcessorModule = {
  type: 'postProcessor',
  name: 'applicantWords',
  process: (value, key) => {
    const own = isApplicantSide.get() ? applicantKey(String(key)) : null;
    return own === null ? value : i18next.t(own, { ns: 'spec', defaultValue: value });
  },
};

/** Prepares translation in one language; the texts themselves come as screens ask for them. */
export async function startI18n(language: string): Promise<void> {
  // Before any component hears of it: what they ask for anew must be asked for in the new language (`readerHeaders`).
  i18next.on('languageChanged', applyToDocument);
  await i18next
    .use(backend)
    .use(startupNames)
    .use(applicantWords)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      load: 'currentOnly',
      // A copy: i18next adds to its list what is asked for later.
      ns: [...startNamespaces],
      defaultNS: 'shell',
      keySeparator: false,
      postProcess: ['startupNames', 'applicantWords'],
      interpolation: { escapeValue: false, defaultVariables: startupVariables(language) },
      react: { useSuspense: true },
    });
}

/** Changes the language of the whole page at once. */
export async function changeLanguage(language: string): Promise<void> {
  await i18next.changeLanguage(language);
}

function applyToDocument(language: string): void {
  i18next.options.interpolation = {
    ...i18next.options.interpolation,
    defaultVariables: startupVariables(resolveLanguage(language, null)),
  };
  document.documentElement.lang = languageTag(language);
  document.documentElement.dir = textDirection(language);
  if (language === 'ar') void import('@fontsource-variable/noto-sans-arabic');
}
