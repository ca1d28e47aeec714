import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';

import { problemOf } from '../api/problem';
import { useTranslate, type MessageKey } from '../lib/translate';
import { Notice } from './Notice';
import { ProblemView } from './ProblemView';

interface Props<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
  /** Lines of the skeleton. */
  lines?: number;
}

/** What to say, in place of an error, where there is nothing to retry. */
const titles: Record<string, MessageKey> = { forbidden: 'common.forbidden', 'not-found': 'common.notFound' };

/** A region of a page that shows the answer of a query, or that it loads, fails or may not be seen. */
export function Region<T>({ query, children, lines = 4 }: Props<T>) {
  const t = useTranslate();
  if (query.data !== undefined) {
    return (
      <>
        {query.isError && <ProblemView error={query.error} what={t('common.stale')} onRetry={() => void query.refetch()} />}
        {children(query.data)}
      </>
    );
  }
  if (query.isError) {
    const failure = problemOf(query.error);
    const title = titles[failure.slug];
    return title !== undefined ? (
      <Notice title={t(title)} detail={failure.message} />
    ) : (
      <ProblemView error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  return <Loading lines={lines} />;
}

/** A skeleton, only when waiting takes long enough to be noticed. */
export function Loading({ lines = 4 }: { lines?: number }) {
  const t = useTranslate();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setVisible(true), 200);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={t('common.loading')}>
      {visible && <Skeleton active title={false} paragraph={{ rows: lines }} />}
    </div>
  );
}
