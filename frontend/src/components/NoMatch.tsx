import { Button } from 'antd';
import { useSearchParams } from 'react-router';

import { useTranslate } from '../lib/translate';
import { Notice } from './Notice';

/** In place of a list that has entries, but none that match the filters in the URL. */
export function NoMatch() {
  const t = useTranslate();
  const [, setParams] = useSearchParams();
  return (
    <Notice title={t('common.noneMatch')}>
      <Button onClick={() => setParams({})}>{t('common.clearFilter')}</Button>
    </Notice>
  );
}
