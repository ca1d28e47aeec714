import { useSyncExternalStore } from 'react';

/** Short news of a success that cannot be seen where one looks. */
export interface Toast {
  id: number;
  text: string;
}

const shownMillis = 4_000;
let toasts: Toast[] = [];
let nextId = 0;
const listeners = new Set<() => void>();

function publish(next: Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toast(text: string): void {
  nextId += 1;
  const id = nextId;
  publish([...toasts, { id, text }]);
  window.setTimeout(() => publish(toasts.filter((each) => each.id !== id)), shownMillis);
}

export function useToasts(): Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}
