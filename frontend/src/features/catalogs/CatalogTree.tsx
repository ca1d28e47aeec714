import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { catalogsQuery, databasesQuery } from '../../api/catalogs';
import { paths } from '../../app/paths';
import { Region } from '../../components/Region';
import { Sign } from '../../components/Sign';
import { useDebounced } from '../../lib/debounce';
import { formatCount } from '../../lib/format';
import { useTranslate } from '../../lib/translate';

/** Catalogs and their databases; the filter is applied by the service. */
export function CatalogTree() {
  const t = useTranslate();
  const catalogs = useQuery(catalogsQuery);
  const [text, setText] = useState('');
  const filter = useDebounced(text.trim());
  return (
    <nav className="section tree" aria-label={t('catalogs.title')}>
      <div className="tree-filter">
        <Input
          allowClear
          size="small"
          aria-label={t('databases.filter')}
          placeholder={t('databases.filter')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Region query={catalogs}>
        {({ items }) => (
          <ul>
            {items.map((catalog) => (
              <Branch key={catalog.name} catalog={catalog.name} lost={catalog.state.reachable === false} filter={filter} />
            ))}
          </ul>
        )}
      </Region>
    </nav>
  );
}

function Branch({ catalog, lost, filter }: { catalog: string; lost: boolean; filter: string }) {
  const t = useTranslate();
  const here = useParams();
  const [open, setOpen] = useState<boolean | null>(null);
  const isOpen = open ?? (filter !== '' || here.catalog === catalog || here.catalog === undefined);
  const databases = useQuery({ ...databasesQuery(catalog, { q: filter }), enabled: isOpen });
  const atCatalog = here.catalog === catalog && here.database === undefined;
  return (
    <li>
      <div className="tree-row">
        <Button
          type="text"
          size="small"
          aria-expanded={isOpen}
          aria-label={t('catalogs.toggle', { catalog })}
          icon={isOpen ? <CaretDownOutlined /> : <CaretRightOutlined />}
          onClick={() => setOpen(!isOpen)}
        />
        <Link to={paths.databases(catalog)} aria-current={atCatalog ? 'page' : undefined}>
          <span>{catalog}</span>
          {lost && (
            <span title={t('catalogs.unreachable')}>
              <Sign tone="bad" />
              <span className="visually-hidden">{t('catalogs.unreachable')}</span>
            </span>
          )}
        </Link>
      </div>
      {isOpen && (
        <Region query={databases} lines={2}>
          {({ items, nextCursor }) => (
            <ul>
              {items.map((database) => (
                <li className="tree-row" key={database.name}>
                  <Link
                    to={paths.tables({ catalog, database: database.name })}
                    aria-current={here.catalog === catalog && here.database === database.name ? 'page' : undefined}
                  >
                    <span title={database.name}>{database.name}</span>
                    <span className="second small">{formatCount(database.tables)}</span>
                  </Link>
                </li>
              ))}
              {items.length === 0 && (
                <li className="second small">{filter === '' ? t('databases.none') : t('common.noneMatch')}</li>
              )}
              {nextCursor !== null && <li className="second small">{t('databases.more')}</li>}
            </ul>
          )}
        </Region>
      )}
    </li>
  );
}
