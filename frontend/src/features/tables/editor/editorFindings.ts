import type { Finding, PlacedFinding } from '../../../api/types';

const ranks = { error: 0, warning: 1, info: 2 };

/** Findings of a form know their field, those of a text their line. */
export type EditorFinding = Finding | PlacedFinding;

/**
 * What is found in the form, and in the text beside it: what both find is told once, by its field. Where the form was
 * not looked at, the text alone counts.
 */
export function findingsOf(inForm: Finding[] | undefined, inText: PlacedFinding[]): EditorFinding[] {
  const told = new Set((inForm ?? []).map((finding) => `${finding.rule} ${finding.message}`));
  const others = inText.filter((finding) => !told.has(`${finding.rule} ${finding.message}`));
  return [...(inForm ?? []), ...others].toSorted((a, b) => ranks[a.severity] - ranks[b.severity]);
}
