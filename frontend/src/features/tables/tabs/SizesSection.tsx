import { useQuery } from '@tanstack/react-query';

import { sizesQuery, type TableRef } from '../../../api/tables';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { SizeHistogram } from '../../../components/SizeHistogram';
import { formatWholeBytes } from '../../../lib/format';
import { useTranslate } from '../../../lib/translate';
import { NoFiles } from './NoFiles';

/** How large the live files are, against the size from which they are not small. */
export function SizesSection({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const query = useQuery(sizesQuery(tableRef));
  return (
    <Section title={t('files.sizes')}>
      <Region query={query}>
        {(sizes) =>
          sizes.classes.length === 0 ? (
            <NoFiles seen={sizes} />
          ) : (
            <SizeHistogram
              title={t('files.bySize')}
              classes={sizes.classes}
              limit={
                sizes.smallBelowBytes === null
                  ? null
                  : {
                      bytes: sizes.smallBelowBytes,
                      name: t('files.smallBelow', { size: formatWholeBytes(sizes.smallBelowBytes) }),
                    }
              }
            />
          )
        }
      </Region>
    </Section>
  );
}
