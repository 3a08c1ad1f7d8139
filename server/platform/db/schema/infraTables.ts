/** Tables that are not entities; made by the numbered migrations, never offered by the API. */
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

export interface InfraTables {
  auth_token: AuthTokenTable;
  client_session: ClientSessionTable;
  one_time_token: OneTimeTokenTable;
  login_attempt: LoginAttemptTable;
  sign_on_attempt: SignOnAttemptTable;
  outbox: OutboxTable;
  mail: MailTable;
  job: JobTable;
  stored_file: StoredFileTable;
  batch_update: BatchUpdateTable;
  connection_attempt: ConnectionAttemptTable;
  service_connection: ServiceConnectionTable;
  public_link: PublicLinkTable;
  sign_in_count: SignInCountTable;
  known_source: KnownSourceTable;
  idempotent_request: IdempotentRequestTable;
  schema_state: SchemaStateTable;
  setup_link: SetupLinkTable;
  domain_event: DomainEventTable;
  clock_mark: ClockMarkTable;
  clock_done: ClockDoneTable;
  answer_draft: AnswerDraftTable;
}

interface AuthTokenTable {
  tenant_id: string;
  /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
  token_hash: string;
  user_id: string;
  session_id: string | null;
  /** A session id that was refused for this token: choosing another one after that ends the oldest session. */
  session_refused: Generated<boolean>;
  created_at: CreatedAt;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: NullableTimestamp;
}

interface ClientSessionTable {
  tenant_id: string;
  id: string;
  user_id: string;
  status: 'ACTIVE' | 'LOGGED_OUT';
  user_agent: string | null;
  created_at: CreatedAt;
  last_seen_at: Timestamp;
  ended_at: NullableTimestamp;
}

export type OneTimeTokenKind =
  | 'resetPassword'
  | 'validateEmail'
  | 'invitation'
  | 'confirmGeneralEmail'
  | 'confirmSupportEmail';

interface OneTimeTokenTable {
  tenant_id: string;
  token_hash: string;
  kind: OneTimeTokenKind;
  user_id: string;
  created_at: CreatedAt;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

interface LoginAttemptTable {
  tenant_id: string;
  /** SHA-256 of the normalised account name: unknown names are counted too and are not kept. */
  account_hash: string;
  window_start: Timestamp;
  failures: number;
}

/** A sign-in at an external provider that has begun; taken out when the browser comes back. */
interface SignOnAttemptTable {
  tenant_id: string;
  state_hash: string;
  /** SHA-256 of the cookie of the browser that began: nobody else can finish. */
  browser_hash: string;
  issuer: string;
  nonce: string;
  code_verifier: string;
  return_path: string;
  created_at: CreatedAt;
  expires_at: Timestamp;
}

interface OutboxTable {
  seq: Generated<string>;
  /** Transaction that wrote the row; readers go by it, because sequence order is not commit order. */
  xid: Generated<string>;
  tenant_id: string;
  topic: string;
  payload: ColumnType<Record<string, unknown>, string, never>;
  created_at: CreatedAt;
}

interface MailTable {
  id: string;
  tenant_id: string;
  sender: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string | null;
  calendar_method: string | null;
  calendar_text: string | null;
  created_at: CreatedAt;
  attempts: Generated<number>;
  next_attempt_at: ColumnType<Date, Date | string | undefined, Date | string>;
  sent_at: NullableTimestamp;
  /** Set when sending was given up. */
  failed_at: NullableTimestamp;
  last_error: string | null;
}

interface SchemaStateTable {
  name: string;
  value: string;
}

/** Work that goes on after its request was answered. */
interface JobTable {
  tenant_id: string;
  id: string;
  kind: string;
  /** In whose name it is done, with the rights they have while it is. */
  user_id: string;
  payload: ColumnType<Record<string, unknown>, string, never>;
  created_at: CreatedAt;
  attempts: Generated<number>;
  next_attempt_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_at: NullableTimestamp;
  /** Set when it was given up. */
  failed_at: NullableTimestamp;
  last_error: string | null;
}

/** A file whose bytes are, or soon will be, in the store. */
interface StoredFileTable {
  tenant_id: string;
  key: string;
  /** Its record has been made. */
  is_kept: Generated<boolean>;
  created_at: CreatedAt;
}

/** What an operation on many records has reported. */
interface BatchUpdateTable {
  seq: Generated<string>;
  tenant_id: string;
  operation_id: string;
  update_type: string;
  record_id: string | null;
  message: string | null;
  created_at: CreatedAt;
}

/** A service that somebody has begun to connect; taken out when the browser comes back. */
interface ConnectionAttemptTable {
  tenant_id: string;
  state_hash: string;
  /** Nobody else can finish it. */
  user_id: string;
  integration: string;
  code_verifier: string;
  created_at: CreatedAt;
  expires_at: Timestamp;
}

/** A service that somebody has connected. */
interface ServiceConnectionTable {
  tenant_id: string;
  user_id: string;
  integration: string;
  /** As `TokenVault` seals them. */
  sealed_tokens: string;
  /** One process refreshes them so long. */
  refreshing_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export type PublicLinkPurpose =
  | 'shareForm'
  | 'printAnswers'
  | 'transferLead'
  | 'fillRound'
  | 'ownAnswers'
  | 'cancelMeeting'
  | 'answerMeeting'
  | 'calendarFeed'
  | 'confirmEmail'
  | 'undoEmail';

/** A secret in an address that opens one thing to whoever was sent it. */
interface PublicLinkTable {
  tenant_id: string;
  /** SHA-256 of the secret, hexadecimal; the secret itself is never stored. */
  secret_hash: string;
  purpose: PublicLinkPurpose;
  record_id: string;
  /** What of the record it opens, where that is not all: the round of an application, the address of an account. */
  part: string | null;
  created_at: CreatedAt;
  expires_at: NullableTimestamp;
  used_at: NullableTimestamp;
}

/** Wrong passwords under one key: an account, an address, a device. */
interface SignInCountTable {
  tenant_id: string;
  /** SHA-256 of the key: unknown accounts are counted too and are not kept. */
  key_hash: string;
  failures: Generated<number>;
  failed_at: NullableTimestamp;
  /** Tries that are being looked at. */
  pending: Generated<number>;
  pending_at: Generated<Timestamp>;
}

/** A device or an address from which somebody has signed in. */
interface KnownSourceTable {
  tenant_id: string;
  user_id: string;
  source_hash: string;
  last_used_at: Generated<Timestamp>;
}

/** A link that makes the first organisation; gone as soon as there is one. */
interface SetupLinkTable {
  token_hash: string;
  created_at: CreatedAt;
}

/** A request that carries a key. */
interface IdempotentRequestTable {
  tenant_id: string;
  /** SHA-256 of the key and of whose it is. */
  key_hash: string;
  fingerprint: string;
  created_at: CreatedAt;
  /** Until then it is said to run. */
  leased_until: Timestamp;
  /** One of its transactions was committed. */
  is_effective: Generated<boolean>;
  /** Encrypted with the key, which is kept nowhere. */
  sealed_answer: string | null;
}

/** Something that has happened, as it was announced. */
interface DomainEventTable {
  tenant_id: string;
  id: string;
  name: string;
  payload: ColumnType<Record<string, unknown>, string, never>;
  /** Null where the clock, or a visitor, has done it. */
  actor_id: string | null;
  happened_at: Timestamp;
}

/** Up to when a schedule of the clock is done in a tenant. */
interface ClockMarkTable {
  tenant_id: string;
  schedule: string;
  done_until: Timestamp;
}

/** Something that the clock does once: told apart by what it is about, `task.dueSoon/<id>/<user>`. */
interface ClockDoneTable {
  tenant_id: string;
  what: string;
  done_at: Timestamp;
}

/** Answers that were not handed in yet, and for a while that they were. */
interface AnswerDraftTable {
  tenant_id: string;
  /** The form that is shared, or the request that asks for feedback. */
  record_id: string;
  /** SHA-256 of the secret of a visitor, hexadecimal; `user:` and the id of whoever is signed in. */
  holder: string;
  revision: Generated<number>;
  /** The open page that has saved it last. */
  saved_by: string;
  content: ColumnType<Record<string, unknown>, string, string>;
  /** Ids of the files that are answers. */
  files: string[];
  saved_at: Timestamp;
  expires_at: Timestamp;
  /** What was handed in, as a hash: from then on it holds no answers. */
  handed_in_as: string | null;
}
