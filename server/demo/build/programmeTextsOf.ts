import type { DemoTenant } from '../data/demoTenants.ts';
import { arabicProgramme } from '../texts/programme/arabic.ts';
import { englishProgramme } from '../texts/programme/english.ts';
import { frenchProgramme } from '../texts/programme/french.ts';
import type { ProgrammeTexts } from '../texts/programme/ProgrammeTexts.ts';

const byLanguage: Readonly<Record<string, ProgrammeTexts>> = {
  en: englishProgramme,
  fr: frenchProgramme,
  ar: arabicProgramme,
};

/** The texts in the language of a tenant. */
export function programmeTextsOf(tenant: DemoTenant): ProgrammeTexts {
  return byLanguage[String(tenant.incubator.defaultLanguage)] ?? englishProgramme;
}
