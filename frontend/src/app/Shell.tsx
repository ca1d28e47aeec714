import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

import { meQuery } from '../api/session';
import { Loading } from '../components/Region';
import { ProblemView } from '../components/ProblemView';
import { useTranslate } from '../lib/translate';
import { Header } from './Header';
import { paths } from './paths';
import { Rail } from './Rail';
import { useKeys } from './keys';

const Palette = lazy(async () => ({ default: (await import('./Palette')).Palette }));
const KeysHelp = lazy(async () => ({ default: (await import('./KeysHelp')).KeysHelp }));

/** The frame of every page but the login: rail, header, page. */
export function Shell() {
  const me = useQuery(meQuery);
  const location = useLocation();
  if (me.isPending) {
    return <Loading />;
  }
  if (me.isError) {
    return (
      <div className="login">
        <ProblemView error={me.error} onRetry={() => void me.refetch()} />
      </div>
    );
  }
  if (me.data === null) {
    const next = location.pathname + location.search;
    return <Navigate to={`${paths.login()}?${new URLSearchParams({ next })}`} replace />;
  }
  return <Frame />;
}

function Frame() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [palette, setPalette] = useState(false);
  const [help, setHelp] = useState(false);
  useKeys({ onPalette: () => setPalette(true), onHelp: () => setHelp(true) });
  useEffect(() => {
    if (pathname !== '') {
      main.current?.scrollTo(0, 0);
    }
  }, [pathname]);
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <Rail />
      <Header onSearch={() => setPalette(true)} onHelp={() => setHelp(true)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <main id="main" className="main" ref={main} tabIndex={0}>
        <Outlet />
      </main>
      <Suspense fallback={null}>
        {palette && <Palette onClose={() => setPalette(false)} />}
        {help && <KeysHelp onClose={() => setHelp(false)} />}
      </Suspense>
    </div>
  );
}
