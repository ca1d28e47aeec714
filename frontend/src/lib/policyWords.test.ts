import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

import type { PolicyScope, Trigger } from '../api/types';
import en from '../messages/en.json';
import zh from '../messages/zh.json';
import { policyWords } from './policyWords';
import type { Translate } from './translate';

function speaker(locale: string, messages: Record<string, string>): Translate {
  const intl = createIntl({ locale, messages });
  return (key, values) => intl.formatMessage({ id: key }, values);
}

const english = speaker('en', en);
const chinese = speaker('zh-CN', zh);
const ods: PolicyScope = { catalog: 'main', database: 'ods', table: null, pattern: null, layer: null };
const daily: Trigger = { kind: 'cron', cron: '0 0 2 * * ?', zone: 'Asia/Shanghai' };

describe('a policy read back', () => {
  it('says a cron expression in words', () => {
    const policy = { scope: ods, action: 'compact' as const, trigger: daily, options: { strategy: 'full' as const } };
    expect(policyWords(policy, english)).toBe('Compact every table of main.ods in full, daily at 02:00 (Asia/Shanghai).');
    expect(policyWords(policy, chinese)).toBe('每天 02:00（Asia/Shanghai），全量压缩 main.ods 的每张表。');
  });

  it('says what stays of snapshots', () => {
    const policy = {
      scope: { ...ods, table: 'orders' },
      action: 'expire-snapshots' as const,
      trigger: { kind: 'every' as const, every: 'PT1H' },
      options: { retainTime: 'P1D', retainMin: 10, retainMax: 100 },
    };
    expect(policyWords(policy, english)).toBe(
      'Expire snapshots of main.ods.orders, every hour: keep those of the last 1 day and at least 10, at most 100.',
    );
    expect(policyWords(policy, chinese)).toBe('每 1 小时，清理过期快照（main.ods.orders）：保留最近 1 天的，至少 10 个，至多 100 个。');
  });

  it('says what has no options', () => {
    const policy = { scope: ods, trigger: { kind: 'every' as const, every: 'P1D' }, options: {} };
    expect(policyWords({ ...policy, action: 'expire-partitions' }, english)).toBe(
      'Expire partitions of every table of main.ods as its options say, every day.',
    );
    expect(policyWords({ ...policy, action: 'compact-manifests' }, chinese)).toBe('每 1 天，合并 main.ods 的每张表 的清单文件。');
  });

  it('leaves what is too rich for words as it is', () => {
    const policy = {
      scope: { ...ods, database: null, layer: 'DWD' },
      action: 'compact' as const,
      trigger: { ...daily, cron: '0 0 2 L * ?' },
      options: { strategy: 'minor' as const },
    };
    expect(policyWords(policy, english)).toBe('Compact every DWD table of main as a writer would, at 0 0 2 L * ? (Asia/Shanghai).');
  });
});
