import type { Applicant } from './theApplicants.ts';

/** The answers of an applicant by their questions, as one types or chooses them; none to what they are not asked. */
export function asWritten(applicant: Applicant): Readonly<Record<string, readonly string[]>> {
  return {
    Tagline: [applicant.tagline],
    'Team size': [String(applicant.teamSize)],
    'What is new about it?': [applicant.news],
    Website: [applicant.website],
    'Founded on': [applicant.foundedOn],
    'How far are you?': [applicant.stage],
    'Monthly costs': applicant.costs === null ? [] : [String(applicant.costs)],
    'How sure are you?': [String(applicant.sure)],
    Markets: applicant.markets,
    'Who invests?': applicant.investors === null ? [] : [applicant.investors],
    'Business model': [applicant.model],
    Technologies: applicant.technologies,
    Industry: [industryOf(applicant)],
    Regions: applicant.regions.map(regionOf),
    Founders: applicant.founders.map((cells) => JSON.stringify(cells)),
    Mastodon: [applicant.mastodon],
  };
}

export const industryOf = ({ industry }: Applicant): string =>
  industry === 'Building' ? industry : `Mobility › ${industry}`;

export const regionOf = (region: string): string => `${region === 'Kenya' ? 'Africa' : 'Europe'} › ${region}`;
