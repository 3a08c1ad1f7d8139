import { toldOf } from '#server/services/applications/decisions.ts';
import type { DemoData, DemoRow } from '../data/DemoData.ts';
import type { ApplicationTexts } from './ApplicationTexts.ts';
import { addApplicants, applicantOf } from './addApplicants.ts';
import { addApplicationParts } from './addApplicationParts.ts';
import { applicationsArabic } from './applicationsArabic.ts';
import { applicationsEnglish } from './applicationsEnglish.ts';
import { applicationsFrench } from './applicationsFrench.ts';
import { buildAssessments } from './buildAssessments.ts';
import { buildFeedback } from './buildFeedback.ts';
import { buildForms } from './buildForms.ts';
import { buildFunnels, openings } from './buildFunnels.ts';

const texts: Readonly<Record<string, ApplicationTexts>> = { ar: applicationsArabic, fr: applicationsFrench };
const LARGE = 450;
const SMALL = 36;

/** Statuses as funnels narrow: many begin, most are turned down, few come in. Leads, every 24th, are drafts. */
const statuses = [
  'ready_for_invitation',
  'rejected',
  'accepted',
  'under_review',
  'rejected',
  'draft',
  'pending_decision',
  'rejected',
  'under_review',
  'rejected',
  'under_review',
  'draft',
  'rejected',
  'ready_for_meeting',
  'rejected',
  'under_review',
  'draft',
  'rejected',
  'pending_decision',
  'delay_rejected',
  'under_review',
  'draft',
  'rejected',
  'draft',
];
/** In a funnel that is closed everything has been decided. */
const decidedOf: Readonly<Record<string, string>> = {
  ready_for_invitation: 'rejected',
  under_review: 'rejected',
  ready_for_meeting: 'accepted',
  pending_decision: 'rejected',
  delay_rejected: 'rejected',
};
const roundOf: Readonly<Record<string, number>> = {
  draft: 0,
  ready_for_invitation: 1,
  under_review: 1,
  ready_for_meeting: 2,
  pending_decision: 3,
  accepted: 3,
  rejected: 3,
  delay_rejected: 3,
};
/** Most of those who are turned down come no further than the evaluation. */
const lastRoundOfRejected = [1, 1, 2, 1, 3];
const decisionOf: Readonly<Record<string, string>> = {
  accepted: 'accept',
  rejected: 'reject',
  delay_rejected: 'delay_reject',
};
/** Most come by themselves or because somebody told them. */
const sources = [
  'website',
  'website',
  'referral',
  'website',
  'event',
  'referral',
  'website',
  'outreach',
  'referral',
  'event',
  'other',
];

/** The form by which the sessions of programs are evaluated. */
export function sessionFormId(data: DemoData): string {
  return data.id(
    'Form',
    textsOf(data).forms.findIndex(({ kind }) => kind === 'feedback'),
  );
}

const textsOf = (data: DemoData): ApplicationTexts =>
  texts[String(data.tenant.incubator.defaultLanguage)] ?? applicationsEnglish;

/** Forms, funnels, and applications over every status with all that belongs to them; feedback beside them. */
export function buildApplications(data: DemoData): void {
  const written = textsOf(data);
  buildForms(data, written);
  buildFunnels(data, written);
  const count = data.tenant.size.startups > 30 ? LARGE : SMALL;
  addApplicants(data, count);
  for (let index = 0; index < count; index += 1) {
    addApplicationParts(data, written, addApplication(data, written, index), index);
  }
  buildFeedback(data, written);
  buildAssessments(data, written);
}

function addApplication(data: DemoData, written: ApplicationTexts, index: number): DemoRow {
  const { random } = data;
  const funnel = funnelOf(data, index);
  const known = index < 2;
  const isLead = !known && index % 24 === 11;
  // The applicant one can sign in as has one application in progress and one that is decided.
  const status = index === 0 ? 'under_review' : index === 1 ? 'accepted' : statusOf(index, funnel);
  const applicant = known ? data.id('User', 'applicant') : isLead ? null : applicantOf(data, index);
  const person = data.all('User').find((user) => user.id === applicant);
  const opened = openings[funnelIndex(data, index)] ?? -60;
  const started = Math.min(-6, opened + random.between(0, 45));
  const isSubmitted = status !== 'draft';
  const evaluators = isSubmitted ? evaluatorsOf(data, index) : [];
  const admins = funnel.admins as readonly string[];
  const submitted = data.daysFromToday(started + 3, random.between(480, 1200));
  const row = {
    id: data.id('Application', index),
    startupName: ventureName(written, index),
    funnel: funnel.id,
    program: funnel.program,
    startup: status === 'accepted' ? (data.all('Startup')[index % data.all('Startup').length]?.id ?? null) : null,
    description: random.pick(written.pitches),
    website: `https://venture-${index + 1}.${data.tenant.id}.test`,
    country: random.pick(data.tenant.texts.places).country,
    applicant,
    founderName: person
      ? `${person.firstName} ${person.lastName}`
      : `${random.pick(data.tenant.texts.firstNames)} ${random.pick(data.tenant.texts.lastNames)}`,
    founderEmail: person?.email ?? `founder${index + 1}@venture-${index + 1}.${data.tenant.id}.test`,
    founderPhone: `+1 646 555 ${String(1000 + index)}`,
    status,
    toldStatus: status === 'delay_rejected' ? 'under_review' : toldOf(status),
    round: data.id('FunnelRound', `${funnelIndex(data, index)}/${roundFor(status, index)}`),
    decision: decisionOf[status] ?? null,
    decidedAt: decisionOf[status] ? data.daysFromToday(Math.min(-1, started + 40), 700) : null,
    decidedBy: decisionOf[status] ? data.id('User', 'admin') : null,
    decisionNote: decisionOf[status] ? random.pick(written.reasons) : null,
    evaluators,
    score: null,
    number: isSubmitted
      ? 1 + data.all('Application').filter((one) => one.funnel === funnel.id && one.number !== null).length
      : null,
    submittedAt: isSubmitted ? submitted : null,
    tags: [],
    isLead,
    source: sources[index % sources.length],
    createdBy: isLead ? data.id('User', 'staff') : applicant,
    anonymous: funnel.anonymous,
    funnelAdmins: admins,
    readers: [...new Set([...evaluators, ...admins, ...(funnel.assignedEvaluators as readonly string[])])].sort(),
    hosts: [],
    createdAt: data.daysFromToday(started, random.between(480, 1200)),
  };
  data.add('Application', row);
  // The one that is kept: its score follows from its evaluations.
  return data.all('Application').at(-1) ?? row;
}

function roundFor(status: string, index: number): number {
  return (decisionOf[status] === 'reject' ? lastRoundOfRejected[index % 5] : roundOf[status]) ?? 0;
}

function statusOf(index: number, funnel: DemoRow): string {
  const status = statuses[index % statuses.length] ?? 'draft';
  return funnel.status === 'closed' ? (decidedOf[status] ?? status) : status;
}

/** The first funnels are asked for most. */
function funnelIndex(data: DemoData, index: number): number {
  const taken = data.all('Funnel').flatMap((funnel, at) => (funnel.status === 'draft' ? [] : [at]));
  const weighted = taken.flatMap((at, rank) => Array.from({ length: taken.length - rank }, () => at));
  return weighted[Math.floor(index / 2) % weighted.length] ?? 0;
}

function funnelOf(data: DemoData, index: number): DemoRow {
  const funnel = data.all('Funnel')[funnelIndex(data, index)];
  if (funnel === undefined) throw new Error('The demo has no funnels');
  return funnel;
}

function evaluatorsOf(data: DemoData, index: number): string[] {
  const reviewers = data.all('User').filter((user) => user.category === 'evaluator' && user.status === 'Active');
  const other = reviewers[index % reviewers.length]?.id;
  const known = index % 3 === 0 ? [data.id('User', 'evaluator')] : [];
  return [...new Set([...known, ...(other ? [other] : [])])].sort();
}

function ventureName({ ventures: { first, second, joint } }: ApplicationTexts, index: number): string {
  const start = first[index % first.length] ?? '';
  const end = second[Math.floor(index / first.length + index) % second.length] ?? '';
  const round = Math.floor(index / (first.length * second.length));
  return `${start}${joint}${end}${round > 0 ? ` ${round + 1}` : ''}`;
}
