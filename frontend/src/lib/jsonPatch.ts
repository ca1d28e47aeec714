import type { JsonPatch } from '../api/types';

type Container = Record<string, unknown> | unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

function change(holder: Container, key: string, patch: JsonPatch): void {
  if (Array.isArray(holder)) {
    const index = key === '-' ? holder.length : Number(key);
    if (patch.op === 'add') {
      holder.splice(index, 0, patch.value);
    } else if (patch.op === 'remove') {
      holder.splice(index, 1);
    } else {
      holder[index] = patch.value;
    }
  } else if (patch.op === 'remove') {
    delete holder[key];
  } else {
    holder[key] = patch.value;
  }
}

/** A copy of the document with the patches made, in their order; a patch of what is not there changes nothing. */
export function patched<T>(document: T, patches: JsonPatch[]): T {
  const copy = structuredClone(document);
  for (const patch of patches) {
    const parts = patch.path.split('/').slice(1).map(unescaped);
    const key = parts.pop();
    let holder: unknown = copy;
    for (const part of parts) {
      holder = isContainer(holder) ? (holder as Record<string, unknown>)[part] : undefined;
    }
    if (key !== undefined && isContainer(holder)) {
      change(holder, key, patch);
    }
  }
  return copy;
}
