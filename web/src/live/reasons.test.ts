import { describe, expect, it } from 'vitest';
import { sayReason, type ReasonArgs } from './reasons.ts';
import found from './reasons.samples.json';
import { LANGUAGES, load } from '../lib/words.ts';

describe('reasons', () => {
  it.each(LANGUAGES)('are said as the library says them: %s', async (language) => {
    await load(language);
    const samples = found.samples.filter((sample) => sample.language === language);
    expect(samples.length).toBeGreaterThan(30);
    for (const { reason, args, said } of samples) {
      expect(sayReason(reason, args as ReasonArgs, found.names)).toBe(said);
    }
  });

  it('may be missing', () => {
    expect(sayReason('reason_other', {}, [])).toBe('');
  });
});
