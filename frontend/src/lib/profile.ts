import { useSyncExternalStore } from 'react';

/** What one person chose for this browser. */
export interface Profile {
  theme: 'light' | 'dark' | 'system';
  language: 'en' | 'zh';
  density: 'standard' | 'comfortable';
  /** An IANA zone. */
  zone: string;
  /** Whether single letters act as keys. */
  letterKeys: boolean;
}

const storageKey = 'weir.profile';

export const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function defaults(): Profile {
  return {
    theme: 'system',
    language: navigator.language.startsWith('zh') ? 'zh' : 'en',
    density: 'standard',
    zone: browserZone,
    letterKeys: true,
  };
}

function load(): Profile {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Profile>) };
  } catch {
    return defaults();
  }
}

let profile = load();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeProfile(change: Partial<Profile>): void {
  profile = { ...profile, ...change };
  localStorage.setItem(storageKey, JSON.stringify(profile));
  listeners.forEach((listener) => listener());
}

// what is chosen in one tab holds in the others
window.addEventListener('storage', (event) => {
  if (event.key === storageKey) {
    profile = load();
    listeners.forEach((listener) => listener());
  }
});

export function useProfile(): Profile {
  return useSyncExternalStore(subscribe, () => profile);
}

const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void): () => void {
  darkQuery.addEventListener('change', listener);
  return () => darkQuery.removeEventListener('change', listener);
}

/** Whether the page is dark now, by choice or by the system. */
export function useDark(): boolean {
  const systemDark = useSyncExternalStore(subscribeToSystem, () => darkQuery.matches);
  const { theme } = useProfile();
  return theme === 'dark' || (theme === 'system' && systemDark);
}
