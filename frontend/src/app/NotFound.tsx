import { Link } from 'react-router';

import { Notice } from '../components/Notice';
import { useTranslate } from '../lib/translate';
import { paths } from './paths';

export function NotFound() {
  const t = useTranslate();
  return (
    <Notice title={t('common.notFound')} detail={t('common.notFoundDetail')}>
      <Link to={paths.overview()}>{t('common.toOverview')}</Link>
    </Notice>
  );
}
