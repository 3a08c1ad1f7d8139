import { useTranslation } from 'react-i18next';
import { menu } from '#src/generated/menus/createMenu.gen.ts';
import { type Language, languageNames, languages } from '#src/ui/i18n/languages.ts';
import { useLanguageChoice } from '../account/useLanguageChoice.ts';
import { useViewer } from '../navigation/useViewer.ts';
import { visibleEntries } from '../navigation/visibleEntries.ts';
import type { FoundModule } from './searchableModules.ts';

/** Something to do rather than a place to go to, unless it is done at a place. */
export interface FoundCommand extends FoundModule {
  readonly run?: () => void;
}

/** What this user can start from the search: making something new, reading in another language. */
export function useCommands(): readonly FoundCommand[] {
  const { t } = useTranslation(['shell', 'spec']);
  const viewer = useViewer();
  const { language, choose } = useLanguageChoice();
  const created = viewer ? visibleEntries(menu, viewer).filter(({ isLocked }) => !isLocked) : [];
  const toLanguage = (other: Language): FoundCommand => ({
    id: `language:${other}`,
    label: t('search.switchTo', { language: languageNames[other] }),
    trail: [t('search.language')],
    icon: 'settings',
    href: '',
    run: () => choose(other),
  });
  return [
    ...created.map(({ name, labelKey, icon, href }) => ({
      id: name,
      label: t('search.new', { thing: t(labelKey, { ns: 'spec' }) }),
      trail: [t('create.open')],
      icon,
      // The page of tasks opens its dialog by the address, as tables open their forms.
      href: name === 'create-task' ? `${href}?create=true` : href,
    })),
    ...languages.filter((other) => other !== language).map(toLanguage),
  ];
}
