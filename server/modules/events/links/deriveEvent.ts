import { conferenceService } from '#domain/video/conferenceService.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import { isOnline } from '../appointmentOf.ts';
import { asList } from '../eventRules.ts';

/** What follows from the links of an event: which service a call is at, with its mark, and what can be read as PDF. Online it is in no room. */
export const deriveEvent: DeriveValues = async (merged, changes, _tx, { tenant }) => ({
  ...(changes.conferenceData !== undefined && { conferenceData: withService(changes.conferenceData, tenant.origin) }),
  ...(changes.attachmentFiles !== undefined && { attachmentFiles: asList(changes.attachmentFiles).map(withPdf) }),
  ...(typeof merged.place === 'string' && isOnline(merged) ? { place: null } : {}),
  ...(changes.attachmentLinks !== undefined && { attachmentLinks: asList(changes.attachmentLinks).map(withPdf) }),
});

function withService(given: unknown, origin: string): unknown {
  const { url } = Object(given) as Record<string, unknown>;
  if (typeof url !== 'string' || url === '') return given;
  const { mark, name } = conferenceService(url);
  const { solution } = Object(given) as Record<string, unknown>;
  return { ...Object(given), solution: solution || name, iconUri: `${origin}/video/${mark}.svg` };
}

/** The address of what is a PDF already, by its kind or its name; nothing here makes one of anything else. */
function withPdf(given: unknown): unknown {
  const { fileType, name, fileUrl, url } = Object(given) as Record<string, unknown>;
  const address = fileUrl || url;
  const isPdf =
    fileType === 'application/pdf' || [name, pathOf(address)].some((text) => /\.pdf$/i.test(String(text ?? '')));
  return { ...Object(given), pdfUrl: isPdf && typeof address === 'string' ? address : null };
}

const pathOf = (address: unknown): string => URL.parse(String(address ?? ''))?.pathname ?? '';
