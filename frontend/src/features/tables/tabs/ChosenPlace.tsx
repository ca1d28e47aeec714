import { Button } from 'antd';

import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';

/** The partition and bucket that alone are shown; a press shows all again. */
export function ChosenPlace() {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const partition = search('partition');
  const bucket = search('bucket');
  if (partition === '' && bucket === '') {
    return null;
  }
  const text =
    bucket === ''
      ? t('files.onlyPartition', { partition })
      : partition === ''
        ? t('files.onlyBucket', { number: bucket })
        : t('files.onlyPlace', { partition, number: bucket });
  return (
    <Button size="small" onClick={() => setSearch({ partition: undefined, bucket: undefined, cursor: undefined })}>
      {text}
    </Button>
  );
}
