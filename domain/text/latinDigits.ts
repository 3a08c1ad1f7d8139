/** The zeros of Arabic, Persian and Hindi keyboards, and of full width; the other nine follow each. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10] as const;

/** A text with its digits as numbers are kept, whatever keyboard they were typed on, and the decimal sign of Arabic as a dot. */
export const latinDigits = (text: string): string =>
  text.replaceAll('\u066b', '.').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
