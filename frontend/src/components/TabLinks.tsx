import { NavLink } from 'react-router';

export interface TabLink {
  to: string;
  label: string;
  count?: number | null;
}

/** Tabs that are links, so that each has an address. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} className="tab" end>
          {tab.label}
          {tab.count !== undefined && tab.count !== null && <span className="tab-count">{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
