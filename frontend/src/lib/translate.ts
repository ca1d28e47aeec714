import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import type en from '../messages/en.json';

export type MessageKey = keyof typeof en;
export type MessageValues = Record<string, string | number | boolean | null | undefined>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

export function useTranslate(): Translate {
  const intl = useIntl();
  return useCallback((key, values) => intl.formatMessage({ id: key }, values), [intl]);
}
