import { isKeptTime } from '../dates/isKeptTime.ts';
import { isEmailAddress } from '../text/emailAddress.ts';
import { isWebAddress } from '../text/webLink.ts';
import { formats as ofForms } from './formFormats.ts';

export { lengthOf } from './formFormats.ts';

/**
 * The formats of what is kept, for the validators of records: stricter than those of the forms where the product itself goes
 * to an address. Browsers load none of this.
 */
export const formats = {
  ...ofForms,
  'mail-address': isEmailAddress,
  'web-address': isWebAddress,
  'picture-address': isPictureAddress,
  'kept-time': isKeptTime,
};

function isPictureAddress(value: string): boolean {
  return isWebAddress(value) || /^\/[^/\\]/.test(value) || /^data:image\/(png|jpeg|webp|svg\+xml);base64,/.test(value);
}
