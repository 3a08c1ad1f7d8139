/** The page itself: a document of its own, without the product's scripts, so that it weighs next to nothing in a stranger's site. */
import { brandShades } from '#domain/colour/brandShades.ts';
import { documentHtml } from '#domain/richText/documentHtml.ts';
import { documentOf } from '#domain/richText/documentOf.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import type { ApplicationOffer, ApplicationProgram, ApplicationSource } from '#server/generated/resolvers.gen.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { languageTag, textDirection } from '#server/platform/texts/languages.ts';
import type { TextValues } from '#server/platform/texts/localeTexts.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';

export interface EmbedFrame {
  readonly tenant: Tenant;
  readonly reader: TextReader;
  /** Of the one style that is not in a file: the organisation's colour. */
  readonly nonce: string;
  /** Where its visitors come from, as the address says; null where it says nothing. */
  readonly source: ApplicationSource | null;
}

export interface EmbeddedProgram {
  readonly program: ApplicationProgram;
  readonly offers: readonly ApplicationOffer[];
}

/** Story, dates and the way in. What leads elsewhere opens in a tab of its own, where the address says whose page it is. */
export function embedPage(frame: EmbedFrame, { program, offers }: EmbeddedProgram): string {
  const { tenant, reader, source } = frame;
  const say = (key: string, values?: TextValues) => textFor(reader, 'applications', key, values) ?? '';
  const runs = rangeOf(reader, program);
  const apply = `${tenant.origin}/apply/program/${encodeURIComponent(program.slug ?? '')}${source ? `?source=${source}` : ''}`;
  const action = `<a class="apply" href="${escapeHtml(apply)}" target="_blank" rel="noopener">${escapeHtml(
    say('signUp.programTitle', { program: program.name }),
  )}<span class="hint">${escapeHtml(say('embed.newTab'))}</span></a>`;
  return pageOf(frame, program.name, [
    `<p class="owner">${ownerOf(tenant)}</p>`,
    `<h1 dir="auto">${escapeHtml(program.name)}</h1>`,
    program.description ? `<div class="writing" dir="auto">${writing(tenant, program.story)}</div>` : '',
    runs ? `<dl><dt>${escapeHtml(say('embed.runs'))}</dt><dd>${escapeHtml(runs)}</dd></dl>` : '',
    offers.length === 0
      ? `<p class="closed">${escapeHtml(say('embed.closed'))}</p>`
      : `<ul>${offers.map((offer) => offerItem(offer, frame, say)).join('')}</ul>${action}`,
    questionsOf(frame, program, say),
  ]);
}

const writing = ({ origin }: Tenant, story: unknown): string => documentHtml(documentOf(story), { origin });

/** Folded, so that the way in is in sight; they open without a script. */
function questionsOf(
  { tenant }: EmbedFrame,
  { questions }: ApplicationProgram,
  say: (key: string, values?: TextValues) => string,
): string {
  if (questions.length === 0) return '';
  const items = questions.map(
    ({ question, answer }) =>
      `<details><summary dir="auto">${escapeHtml(question)}</summary><div class="writing" dir="auto">${writing(tenant, answer)}</div></details>`,
  );
  return `<section class="faq"><h2>${escapeHtml(say('story.faq'))}</h2>${items.join('')}</section>`;
}

/** Where there is no such program: whoever keeps the site sees what to mend. */
export function missingPage(frame: EmbedFrame): string {
  const text = textFor(frame.reader, 'applications', 'embed.missing') ?? '';
  return pageOf(frame, frame.tenant.name, [
    `<p class="owner">${ownerOf(frame.tenant)}</p>`,
    `<h1 class="missing">${escapeHtml(text)}</h1>`,
  ]);
}

function offerItem(
  { name, description, closesAt }: ApplicationOffer,
  { reader, tenant }: EmbedFrame,
  say: (key: string, values?: TextValues) => string,
): string {
  const until = closesAt
    ? say('embed.until', { date: momentOf(reader, tenant.timezone, closesAt) })
    : say('embed.open');
  const about = description ? `<p class="story" dir="auto">${escapeHtml(description)}</p>` : '';
  return `<li><strong dir="auto">${escapeHtml(name)}</strong><span class="until">${escapeHtml(until)}</span>${about}</li>`;
}

/** Its mark beside its name: a mark alone is not known to everybody. */
function ownerOf({ logo, name }: Tenant): string {
  const mark = logo === null ? '' : `<img src="${escapeHtml(logo)}" alt="" height="28">`;
  return `${mark}<span>${escapeHtml(name)}</span>`;
}

function pageOf({ tenant, reader, nonce }: EmbedFrame, title: string, parts: readonly string[]): string {
  const { language } = reader;
  const [red, green, blue] = brandShades(tenant.brand).filled;
  return `<!doctype html>
<html lang="${languageTag(language)}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/embed/program.css">
<style nonce="${nonce}">:root { --brand: rgb(${red} ${green} ${blue}); }</style>
<script src="/embed/height.js" defer></script>
</head>
<body><main>${parts.join('\n')}</main></body>
</html>
`;
}

function dateOf({ language }: TextReader, day: string): string {
  return longDates(language).format(new Date(`${day}T00:00:00Z`));
}

/** A page without scripts does not know where it is read: it says the moment where the organisation is, and names the zone. */
function momentOf({ language }: TextReader, timeZone: string, at: string): string {
  return new Intl.DateTimeFormat(languageTag(language), { ...MOMENT, timeZone }).format(new Date(at));
}

function rangeOf(reader: TextReader, { startDate, endDate }: ApplicationProgram): string | null {
  if (startDate && endDate && startDate <= endDate) {
    return longDates(reader.language).formatRange(new Date(`${startDate}T00:00:00Z`), new Date(`${endDate}T00:00:00Z`));
  }
  return startDate ? dateOf(reader, startDate) : null;
}

const MOMENT = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const longDates = (language: string) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone: 'UTC' });
