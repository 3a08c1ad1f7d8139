import type { DemoTenant } from '../../demoTenants.ts';
import { arabicProgramme } from './arabic.ts';
import { englishProgramme } from './english.ts';
import { frenchProgramme } from './french.ts';
import type { ProgrammeTexts } from './ProgrammeTexts.ts';

const byLanguage: Readonly<Record<string, ProgrammeTexts>> = {
  en: englishProgramme,
  fr: frenchProgramme,
  ar: arabicProgramme,
};

/** The texts in the language of a tenant. */
export function programmeTextsOf(tenant: DemoTenant): ProgrammeTexts {
  return byLanguage[String(tenant.incubator.defaultLanguage)] ?? englishProgramme;
}
