import { describe, expect, it } from 'vitest';

import { nestedTypes, simpleTypes, typeFault } from './paimonType';

describe('typeFault', () => {
  it.each([...simpleTypes, ...nestedTypes])('accepts %s, which the form offers', (type) => {
    expect(typeFault(type)).toBeNull();
  });

  it.each([
    'decimal(38,18) not null',
    'TIMESTAMP(3) WITH LOCAL TIME ZONE',
    'ARRAY<ROW<a INT NOT NULL, `b c` MAP<STRING, ARRAY<BIGINT>> \'its comment\'>>',
    'ROW<名称 STRING>',
  ])('accepts %s', (type) => {
    expect(typeFault(type)).toBeNull();
  });

  it.each([
    ['', { reason: 'empty', at: 0 }],
    ['INTT', { reason: 'unknownType', what: 'INTT', at: 0 }],
    ['ARRAY<INT', { reason: 'expected', what: '>', at: 9 }],
    ['MAP<STRING>', { reason: 'expected', what: ',', at: 10 }],
    ['DECIMAL(39, 2)', { reason: 'range', what: '38', at: 8 }],
    ['TIMESTAMP(12)', { reason: 'range', what: '9', at: 10 }],
    ['INT, STRING', { reason: 'trailing', at: 3 }],
    ['ROW<INT>', { reason: 'unknownType', at: 7 }],
  ])('says where %s goes wrong', (type, fault) => {
    expect(typeFault(type)).toMatchObject(fault);
  });
});
