import {
  AppstoreOutlined,
  ClockCircleOutlined,
  ClusterOutlined,
  DatabaseOutlined,
  DiffOutlined,
  LinkOutlined,
  NodeIndexOutlined,
  SettingOutlined,
  ToolOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { jobSummaryQuery } from '../api/jobs';
import { useAllowed } from '../api/session';
import { useTranslate, type MessageKey } from '../lib/translate';
import { paths } from './paths';

interface Entry {
  label: MessageKey;
  icon: ReactNode;
  to: string;
  /** First parts of the addresses that belong to it. */
  roots: string[];
}

const groups: Entry[][] = [
  [
    { label: 'nav.overview', icon: <AppstoreOutlined />, to: paths.overview(), roots: ['/', '/health'] },
    { label: 'nav.tables', icon: <DatabaseOutlined />, to: paths.catalogs(), roots: ['/catalogs', '/new/table', '/new/catalog'] },
  ],
  [
    { label: 'nav.jobs', icon: <NodeIndexOutlined />, to: paths.jobs(), roots: ['/jobs', '/new/job'] },
    { label: 'nav.connections', icon: <LinkOutlined />, to: paths.connections(), roots: ['/connections', '/new/connection'] },
    { label: 'nav.clusters', icon: <ClusterOutlined />, to: paths.clusters(), roots: ['/clusters', '/new/cluster'] },
  ],
  [
    { label: 'nav.policies', icon: <ToolOutlined />, to: paths.policies(), roots: ['/policies', '/new/policy'] },
    { label: 'nav.runs', icon: <ClockCircleOutlined />, to: paths.runs(), roots: ['/runs'] },
  ],
  [{ label: 'nav.plans', icon: <DiffOutlined />, to: paths.plans(), roots: ['/plans'] }],
];

function belongs(pathname: string, roots: string[]): boolean {
  return roots.some((root) => (root === '/' ? pathname === '/' : pathname === root || pathname.startsWith(`${root}/`)));
}

export function Rail() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isAdmin = useAllowed('user:admin');
  const failed = useQuery(jobSummaryQuery).data?.byState?.FAILED ?? 0;
  const settings: Entry = {
    label: 'nav.settings',
    icon: <SettingOutlined />,
    to: isAdmin ? paths.users() : paths.tokens(),
    roots: ['/users', '/tokens', '/audit', '/system'],
  };
  const link = (entry: Entry) => {
    const here = belongs(pathname, entry.roots);
    const trouble = entry.to === paths.jobs() && failed > 0 ? failed : null;
    return (
      <Tooltip key={entry.to} title={t(entry.label)} placement="right" mouseEnterDelay={0.6}>
        <Link to={entry.to} className={here ? 'rail-link active' : 'rail-link'} aria-current={here ? 'page' : undefined}>
          {entry.icon}
          <span className="rail-label">{t(entry.label)}</span>
          {trouble !== null && (
            <span className="rail-count" aria-label={t('nav.failedJobs', { count: trouble })}>
              {trouble}
            </span>
          )}
        </Link>
      </Tooltip>
    );
  };
  return (
    <nav className="rail" aria-label={t('nav.main')}>
      <Link to={paths.overview()} className="rail-brand">
        <img src="/weir.svg" alt="" />
        <span className="rail-label">Weir</span>
      </Link>
      {groups.map((group, index) => (
        <div key={group[0]?.to} className="rail-group">
          {index > 0 && <div className="rail-line" />}
          {group.map(link)}
        </div>
      ))}
      <div className="rail-line" />
      {link(settings)}
    </nav>
  );
}
