import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import type en from '../messages/en.json';

export type MessageKey = keyof typeof en;
export type MessageValues = Record<string, string | number | boolean | null | undefined>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** What the service said, in the reader's language where its code is known there; else as the service said it. */
export type Tell = (code: string, said: string, values?: MessageValues) => string;

export function useTell(): Tell {
  const intl = useIntl();
  return useCallback(
    (code, said, values) => (intl.messages[`said.${code}`] === undefined ? said : intl.formatMessage({ id: `said.${code}` }, values)),
    [intl],
  );
}

export function useTranslate(): Translate {
  const intl = useIntl();
  return useCallback((key, values) => intl.formatMessage({ id: key }, values), [intl]);
}
