import { whereText } from '#domain/text/whereText.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { placeWords } from '../booking/placeWords.ts';

interface Placed {
  readonly place?: unknown;
  readonly meetingLink?: unknown;
  readonly location?: unknown;
}

/** Where a session takes place, as calendars and mails say it: its room, and its link or else the words for it. */
export async function sessionWhere(tx: Tx, { place, meetingLink, location }: Placed): Promise<string | null> {
  return whereText(await placeWords(tx, place), meetingLink ?? location);
}
