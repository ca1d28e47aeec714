import type { Translate } from './translate';

/** What the service allows as the name of a thing that it keeps. */
export const plainNamePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;

export function plainName(t: Translate) {
  return { pattern: plainNamePattern, message: t('common.namePattern') };
}
