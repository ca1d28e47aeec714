import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { useProfile } from '../lib/profile';
import { paths } from './paths';

const places: Record<string, string> = {
  o: paths.overview(),
  t: paths.catalogs(),
  j: paths.jobs(),
  r: paths.runs(),
  p: paths.policies(),
};

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, [role=combobox]') !== null)
  );
}

/** Moves the focus to the first link of the next or previous row. */
function moveRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.data-table tbody tr')]
    .map((row) => row.querySelector<HTMLElement>('a'))
    .filter((link) => link !== null);
  const now = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  links[Math.min(Math.max(now + step, 0), links.length - 1)]?.focus();
}

interface Acts {
  onPalette: () => void;
  onHelp: () => void;
}

/** The keys that work on every page. Single letters can be turned off in the profile. */
export function useKeys({ onPalette, onHelp }: Acts): void {
  const navigate = useNavigate();
  const { letterKeys } = useProfile();
  useEffect(() => {
    let afterG = false;
    const letters: Record<string, () => void> = {
      '/': () => document.querySelector<HTMLElement>('input[data-filter], [data-filter] input')?.focus(),
      '?': onHelp,
      j: () => moveRow(1),
      k: () => moveRow(-1),
    };
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPalette();
      } else if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
        document.querySelector<HTMLButtonElement>('main .ant-btn-primary:not([disabled])')?.click();
      } else if (letterKeys && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) {
        const place = afterG ? places[event.key] : undefined;
        afterG = event.key === 'g';
        if (place !== undefined) {
          void navigate(place);
        } else if (letters[event.key] !== undefined) {
          event.preventDefault();
          letters[event.key]?.();
        }
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, letterKeys, onPalette, onHelp]);
}
