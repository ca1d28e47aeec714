export interface Gap {
  from: number;
  to: number;
}

/** The spans in which nothing was observed, each between the observations around it. */
export function gapsOf(times: string[], values: (number | null)[]): Gap[] {
  const at = (index: number) => Date.parse(times[index] ?? '');
  const gaps: Gap[] = [];
  let start: number | null = null;
  values.forEach((value, index) => {
    if (value === null) {
      start ??= at(Math.max(0, index - 1));
    } else if (start !== null) {
      gaps.push({ from: start, to: at(index) });
      start = null;
    }
  });
  if (start !== null) {
    gaps.push({ from: start, to: at(values.length - 1) });
  }
  return gaps;
}

/** A series without its beginning in which nothing had been seen yet: what is new has no past to show as a gap. */
export function sinceFirstSeen(times: string[], values: (number | null)[]) {
  const first = values.findIndex((value) => value !== null);
  const start = first === -1 ? values.length : first;
  return { times: times.slice(start), values: values.slice(start) };
}
