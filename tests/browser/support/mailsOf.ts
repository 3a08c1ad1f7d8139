import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mails that the server of the browser tests has sent to an address, with these words in their subject. */
export function mailsOf(to: string, subject: string): readonly string[] {
  const outbox = join(process.env.COHORT_DATA_DIR ?? '', 'outbox');
  // The first mail makes the folder.
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter(
      (text) =>
        text.includes(`To: ${to}`) &&
        (/^Subject: .*(?:\r\n[ \t].*)*/m.exec(text)?.[0] ?? '').replaceAll('\r\n', '').includes(subject),
    );
}
