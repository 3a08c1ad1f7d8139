import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTransport, Transporter } from 'nodemailer';
import type { CalendarPart } from './calendarPart.ts';

export interface OutgoingMail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly calendarMethod: CalendarPart['method'] | null;
  readonly calendarText: string | null;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Sends by SMTP. The limits add up to less than the time a claimed mail is reserved for. */
export function smtpTransport(url: string): MailTransport {
  const mailer = lazyMailer({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 });
  return {
    send: async (mail) => {
      await (await mailer.ready()).sendMail(envelope(mail));
    },
    close: mailer.close,
  };
}

/** Writes each mail as one `.eml` file; sent twice it is still one file. */
export function fileTransport(directory: string): MailTransport {
  const mailer = lazyMailer({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await (await mailer.ready()).sendMail(envelope(mail));
      await mkdir(directory, { recursive: true });
      // Mails that may still be taken back are known by what they are about, part by part: `moved/APPLICATION`.
      const path = join(directory, `${mail.id.replaceAll('/', '-')}.eml`);
      await writeFile(`${path}.part`, message as Buffer);
      await rename(`${path}.part`, path);
    },
    close: mailer.close,
  };
}

/** The library of mails takes twenty megabytes: it comes with the first mail. */
function lazyMailer<Options extends Parameters<typeof createTransport>[0]>(options: Options) {
  let made: Promise<Transporter> | undefined;
  return {
    ready: (): Promise<Transporter> => {
      made ??= import('nodemailer').then((nodemailer) => nodemailer.createTransport(options));
      return made;
    },
    close: (): void => void made?.then((transport) => transport.close()),
  };
}

function envelope(mail: OutgoingMail) {
  return {
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    ...(mail.calendarMethod !== null &&
      mail.calendarText !== null && { icalEvent: { method: mail.calendarMethod, content: mail.calendarText } }),
    // The same for every try, so that a mailbox can tell a repetition.
    messageId: `<${mail.id}@cohort>`,
  };
}
