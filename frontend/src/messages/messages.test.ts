import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

import en from './en.json';
import saidInChinese from './said.zh.json';
import zh from './zh.json';

const english: Record<string, string> = en;
const chinese: Record<string, string> = zh;
const said: Record<string, string> = saidInChinese;
const service = '../src/main/java/io/weir';

function placeholders(message: string, locale: string): string[] {
  const names = new Set<string>();
  const visit = (elements: ReturnType<IntlMessageFormat['getAst']>) => {
    for (const element of elements) {
      if ('value' in element && element.type !== 0) {
        names.add(element.value as string);
      }
      if ('options' in element) {
        Object.values(element.options).forEach((option) => visit(option.value));
      }
    }
  };
  visit(new IntlMessageFormat(message, locale).getAst());
  return [...names].toSorted();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function idsIn(folder: string, pattern: RegExp): string[] {
  const java = readdirSync(`${service}/${folder}`).map((file) => readFileSync(`${service}/${folder}/${file}`, 'utf8'));
  return java.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
}

describe('messages', () => {
  it('has the same keys in English and Chinese', () => {
    expect(Object.keys(chinese)).toEqual(Object.keys(english));
  });

  it('keeps its keys in order', () => {
    expect(Object.keys(english)).toEqual(Object.keys(english).toSorted());
    expect(Object.keys(said)).toEqual(Object.keys(said).toSorted());
  });

  it('tells in Chinese what every rule of the service finds and why a run did nothing', () => {
    const rules = readdirSync(`${service}/definition/rule`)
      .map((file) => /new About\(\s*"([\w-]+)"/.exec(readFileSync(`${service}/definition/rule/${file}`, 'utf8'))?.[1])
      .filter((rule) => rule !== undefined);
    const because = readFileSync(`${service}/maintenance/Because.java`, 'utf8');
    const reasons = [...because.matchAll(/^ {4}([A-Z_]+),?$/gm)].map((match) => match[1]);
    expect(rules.length).toBeGreaterThan(20);
    expect(reasons.length).toBeGreaterThan(5);
    const wanted = [...rules.map((rule) => `said.finding.${rule}`), ...reasons.map((reason) => `said.because.${reason}`)];
    expect(wanted.filter((key) => !Object.keys(said).some((told) => told === key || told.startsWith(`${key}.`)))).toEqual([]);
  });

  it('tells in Chinese what every signal measures, and what to do about every cause', () => {
    const signals = idsIn('health/signal', /String ID = "([\w-]+)"/g);
    const causes = idsIn('health/advice', /\b[Aa]bout\(\s*"([\w-]+)"/g);
    expect(signals.length).toBeGreaterThan(20);
    expect(causes.length).toBeGreaterThan(25);
    const wanted = [
      ...signals.flatMap((id) => [`said.signal.${id}`, `said.signal.${id}.meaning`]),
      ...causes.flatMap((id) => [`said.advice.${id}`, `said.advice.${id}.reason`, `said.advice.${id}.cost`]),
    ];
    expect(Object.keys(said).filter((key) => /^said\.(?:signal|advice)\./.test(key))).toEqual(wanted.toSorted());
  });

  it('knows no sentence that the service does not say', () => {
    const java = ['flink/FailureCause', 'health/judgement/Judgement', 'job/Validator', 'job/JobObserver'].map((file) => readFileSync(`${service}/${file}.java`, 'utf8')).join('\n');
    const spoken = java.replaceAll(/"\s*\+\s*"/g, '').replaceAll('" + observedAt + "', '{at}').replaceAll('$1', '{about}');
    const sentences = Object.keys(said).flatMap((key) => /^said\.sentence\.(.*)/.exec(key)?.[1] ?? []);
    expect(sentences.filter((sentence) => !spoken.includes(`"${sentence}"`))).toEqual([]);
  });

  it('takes the same values in both languages', () => {
    const different = Object.keys(english).filter(
      (key) => placeholders(chinese[key] ?? '', 'zh-CN').join() !== placeholders(english[key] ?? '', 'en').join(),
    );
    expect(different).toEqual([]);
  });

  it('uses every message', () => {
    const text = sources('src').map((file) => readFileSync(file, 'utf8')).join('\n');
    const families = [...text.matchAll(/t\(`([\w.-]+)\$\{/g)].map((match) => match[1] ?? '');
    const unused = Object.keys(english).filter(
      (key) => !text.includes(`'${key}'`) && !families.some((family) => key.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });

  it('puts a space between Chinese and Latin letters or digits', () => {
    const tight = Object.entries({ ...chinese, ...said }).filter(([, message]) => {
      const plain = message.replaceAll(/\{[^{}]*\}/g, ' ');
      return /[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]/.test(plain);
    });
    expect(tight).toEqual([]);
  });
});
