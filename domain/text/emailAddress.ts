/** The longest address that a mail can be sent to (RFC 5321). */
const LONGEST = 254;

/** No comma, semicolon or bracket: to whoever sends the mail, these would make several addresses of one. */
const ADDRESS = /^[^\s@,;<>]{1,64}@[^\s@.,;<>]+(?:\.[^\s@.,;<>]+)+$/;

/** Whether a text is one address: one @, something on both sides, a dot in the domain; the mail that is sent proves the rest. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST && ADDRESS.test(text);
}
