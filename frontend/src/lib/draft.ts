/** A form that survives a reload. Secrets are never given to it. */
export function loadDraft<T>(key: string): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(`weir.draft.${key}`) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

export function saveDraft<T>(key: string, draft: T): void {
  sessionStorage.setItem(`weir.draft.${key}`, JSON.stringify(draft));
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(`weir.draft.${key}`);
}
