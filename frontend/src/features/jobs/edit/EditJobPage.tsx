import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';

import { jobQuery } from '../../../api/jobs';
import { useDenied } from '../../../api/session';
import type { Job } from '../../../api/types';
import { Notice } from '../../../components/Notice';
import { PageHeader } from '../../../components/PageHeader';
import { Region } from '../../../components/Region';
import { useTranslate } from '../../../lib/translate';
import { EditCompaction } from './EditCompaction';
import { EditSync } from './EditSync';

export function Page() {
  const t = useTranslate();
  const { name = '' } = useParams();
  const denied = useDenied('job:write');
  const query = useQuery(jobQuery(name));
  if (denied !== null) {
    return <Notice title={denied} />;
  }
  return (
    <>
      <PageHeader title={t('jobs.editTitle', { name })} below={t('jobs.editWhat')} />
      <Region query={query}>{(job) => <Editor loaded={job} />}</Region>
    </>
  );
}

/** Changes the job as it was when the page was opened, so that what someone else changed meanwhile is noticed. */
function Editor({ loaded }: { loaded: Job }) {
  const [job] = useState(loaded);
  return job.kind === 'mysql-sync' ? <EditSync job={job} /> : <EditCompaction job={job} />;
}
