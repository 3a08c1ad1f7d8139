import type { DemoTenant } from '#server/demo/data/demoTenants.ts';
import { arabicProgramme } from '#server/demo/texts/programme/arabic.ts';
import { englishProgramme } from '#server/demo/texts/programme/english.ts';
import { frenchProgramme } from '#server/demo/texts/programme/french.ts';
import type { ProgrammeTexts } from '#server/demo/texts/programme/ProgrammeTexts.ts';

const byLanguage: Readonly<Record<string, ProgrammeTexts>> = {
  en: englishProgramme,
  fr: frenchProgramme,
  ar: arabicProgramme,
};

/** The texts in the language of a tenant. */
export function programmeTextsOf(tenant: DemoTenant): ProgrammeTexts {
  return byLanguage[String(tenant.incubator.defaultLanguage)] ?? englishProgramme;
}
