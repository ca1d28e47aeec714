import { expect, it } from 'vitest';

import type { Finding, PlacedFinding } from '../../../api/types';
import { findingsOf } from './editorFindings';

const finding = (rule: string, severity: Finding['severity']): Finding => ({ rule, severity, pointer: null, message: rule, evidence: null, fix: null });
const placed = (rule: string, severity: Finding['severity']): PlacedFinding => ({ ...finding(rule, severity), target: null, file: null, document: 0, line: 2, column: 1 });

it('tells once what is found in both, and the worst first', () => {
  const found = findingsOf([finding('bucket-count', 'warning'), finding('old-name', 'warning')], [placed('bucket-count', 'warning'), placed('sql', 'error')]);
  expect(found.map((each) => each.rule)).toEqual(['sql', 'bucket-count', 'old-name']);
  expect(found[1]).not.toHaveProperty('line');
});

it('tells what is found in the text alone while the form is locked', () => {
  expect(findingsOf(undefined, [placed('sql', 'error')])).toHaveLength(1);
});
