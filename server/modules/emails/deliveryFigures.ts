/** What becomes of an e-mail as a whole: read when its last mail has left, and whenever the mail service reports of one. */
import { sql } from 'kysely';

/** Of all deliveries of an e-mail. What came back or was thrown away has reached nobody, though it was sent. */
export const deliveryCounts = sql`count(*) as everybody,
  count(*) filter (where status = 'sent' and coalesce(outcome, 'delivered') in ('delivered', 'spam')) as reached,
  count(*) filter (where outcome = 'dropped' or status = 'failed') as dropped`;

/** What those counts, as `d`, are of the e-mail. */
export const deliveryFigures = sql`delivered = d.reached > 0 and d.reached = d.everybody,
  reached = d.reached || ' / ' || d.everybody, dropped = d.dropped > 0`;
