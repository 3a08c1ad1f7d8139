/** What mail services report of mails by HTTP, in the shapes of SendGrid (a list of events) and Mailgun (`event-data`). */

type MailOutcome = 'delivered' | 'deferred' | 'bounced' | 'dropped' | 'spam';

/** One report about one mail of the queue. */
export interface MailReport {
  /** Of the mail, as in its `Message-ID`. */
  readonly mail: string;
  /** What became of it; `opened` says nothing of the way it took. */
  readonly event: MailOutcome | 'opened';
  readonly at: Date;
}

const events: Readonly<Record<string, MailReport['event']>> = {
  delivered: 'delivered',
  deferred: 'deferred',
  bounce: 'bounced',
  dropped: 'dropped',
  spamreport: 'spam',
  open: 'opened',
  opened: 'opened',
  complained: 'spam',
};

/** The reports in the body of a request; what is about other mails, or says nothing of these, is left out. */
export function reportsIn(body: unknown): readonly MailReport[] {
  const all = Array.isArray(body) ? body : [body];
  return all.flatMap((one: unknown) => {
    const report = fieldsOf(one);
    const inner = fieldsOf(report['event-data']);
    return 'event-data' in report ? ofMailgun(inner) : ofSendGrid(report);
  });
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function ofSendGrid(report: Fields): MailReport[] {
  return made(report['smtp-id'], events[String(report.event)], report.timestamp);
}

/** `failed` is for good, or is tried again. */
function ofMailgun(report: Fields): MailReport[] {
  const { 'message-id': id } = fieldsOf(fieldsOf(report.message).headers);
  const failure = report.severity === 'temporary' ? 'deferred' : 'bounced';
  return made(id, report.event === 'failed' ? failure : events[String(report.event)], report.timestamp);
}

function made(messageId: unknown, event: MailReport['event'] | undefined, seconds: unknown): MailReport[] {
  const mail = /^<?([\w-]{1,64})@cohort>?$/.exec(String(messageId))?.[1];
  const at = new Date(Number(seconds) * 1000);
  return mail === undefined || event === undefined || Number.isNaN(at.getTime()) ? [] : [{ mail, event, at }];
}
