import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { previewPolicy } from '../../api/maintenance';
import type { PolicyBody } from '../../api/types';
import { parseTable, paths } from '../../app/paths';
import { PolicyEffect } from '../../components/PolicyEffect';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { useDebounced } from '../../lib/debounce';
import { policyWords } from '../../lib/policyWords';
import { useTranslate } from '../../lib/translate';

function pathOf(table: string): string | null {
  const ref = parseTable(table);
  return ref && paths.table(ref, 'maintenance');
}

/** How the policy reads back: as a sentence, with the tables it covers and its next runs. */
export function PreviewPanel({ body, complete }: { body: PolicyBody; complete: boolean }) {
  const t = useTranslate();
  const settled = useDebounced(JSON.stringify(body));
  const preview = useQuery({
    queryKey: ['policy-preview', settled],
    queryFn: ({ signal }) => previewPolicy(JSON.parse(settled) as PolicyBody, signal),
    enabled: complete,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return (
    <div className="preview" aria-busy={preview.isFetching}>
      <Section title={t('policy.readsAs')}>
        {complete ? (
          <Region query={preview}>{(data) => <PolicyEffect preview={data} sentence={policyWords(body, t)} pathOf={pathOf} />}</Region>
        ) : (
          <p className="second">{t('policy.incomplete')}</p>
        )}
      </Section>
    </div>
  );
}
